/** Copies the client's two libraries from node_modules to where the server serves them from. */

import { cpSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const vendor = `${root}src/univoca/web/client/vendor`;
const LIBRARIES = { fluent: "@fluent/bundle/esm", idb: "idb/build" };

rmSync(vendor, { recursive: true, force: true });
for (const [name, source] of Object.entries(LIBRARIES)) {
  mkdirSync(`${vendor}/${name}`, { recursive: true });
  cpSync(`${root}node_modules/${source}`, `${vendor}/${name}`, {
    recursive: true,
    filter: (path) => !/\.(cjs|umd\.js|json)$|umd\.js$/.test(path),
  });
}
