"""What is sent as it is: held in memory, packed once, for browsers to keep. Knows no address."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fastapi import Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Blob:
    """Bytes of a type, and the same with gzip where that makes them shorter."""

    content: bytes
    packed: bytes
    media_type: str

    @classmethod
    def of(cls, content: bytes, media_type: str) -> Blob:
        """Pack some bytes, the same way each time."""
        packed = gzip.compress(content, 9, mtime=0)
        return cls(content, packed if len(packed) < len(content) else content, media_type)

    def response(self, request: Request, headers: Mapping[str, str]) -> Response:
        """Return what a browser takes; HEAD is answered by the same, without its body."""
        vary = ", ".join(filter(None, (headers.get("vary"), "accept-encoding")))
        whole = {**headers, "vary": vary}
        takes = request.headers.get("accept-encoding", "").lower()
        if "gzip" not in takes or self.packed is self.content:
            return Response(self.content, media_type=self.media_type, headers=whole)
        whole["content-encoding"] = "gzip"
        return Response(self.packed, media_type=self.media_type, headers=whole)


def folder(root: Path) -> Callable[[Request], Awaitable[Response]]:
    """Return a route of `{path:path}` for all files under a folder, as they are now.

    Their address has to change when they do: a browser may keep them for good.
    """
    blobs = {
        path.relative_to(root).as_posix(): Blob.of(
            path.read_bytes(), TYPES.get(path.suffix, "application/octet-stream")
        )
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }

    async def send(request: Request) -> Response:
        blob = blobs.get(request.path_params["path"])
        if blob is None:
            raise HTTPException(404)
        return blob.response(request, {"cache-control": FOREVER})

    return send
