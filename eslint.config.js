import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  {
    files: ["src/**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
    rules: {
      "no-console": "error",
      "no-eval": "error",
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 60],
      eqeqeq: "error",
      "prefer-const": "error",
    },
  },
  { files: ["src/univoca/web/client/early.js"], languageOptions: { sourceType: "script" }, rules: {} },
  { files: ["tools/**/*.mjs", "tests/**/*.mjs"], languageOptions: { globals: globals.node } },
];
