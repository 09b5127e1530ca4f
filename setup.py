"""Builds the kernels to C when a compiler is there; the same files run as plain Python when not."""

from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


def compiled_modules() -> list[Path]:
    """Every module that asks for it: one of its first lines is the comment `# compiled`."""
    found = sorted(Path("src/univoca").rglob("*.py"))
    return [path for path in found if "# compiled" in path.read_text("utf-8")[:400].split("\n")]


class OptionalBuild(build_ext):
    """A machine without a C compiler installs all the same."""

    def run(self) -> None:
        """Build what can be built, on all processors."""
        self.parallel = self.parallel or True
        try:
            super().run()
        except Exception as failure:
            print(f"kernels stay uncompiled: {failure}")


def extensions() -> list[Extension]:
    """The C extensions, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [
        Extension(
            ".".join(path.with_suffix("").parts[1:]),
            [str(path)],
            extra_compile_args=["-O3", "-fno-strict-aliasing"],
            optional=True,
        )
        for path in compiled_modules()
    ]
    return cythonize(
        modules,
        language_level=3,
        compiler_directives={
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            "cdivision": True,
        },
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
