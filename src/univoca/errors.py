"""The one tree of errors for callers; each is a sentence of the catalogue with parameters.

Knows no puzzle.
"""

from __future__ import annotations

from univoca.texts import Parameter, say


class UnivocaError(Exception):
    """Base of every error that the package raises on purpose.

    `message_id` names a message of the catalogue and `parameters` fill it, so that the same
    error reads in any language; `str()` gives the English. A parameter may be an error itself: its
    sentence, without the full stop, is what is said.
    """

    def __init__(self, message_id: str, **parameters: Parameter | UnivocaError) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.parameters = parameters

    def sentence(self, language: str = "en") -> str:
        """Return what went wrong, in a language of `texts.LANGUAGES`."""
        said = {
            name: value.sentence(language).rstrip(".") if isinstance(value, UnivocaError) else value
            for name, value in self.parameters.items()
        }
        return say(self.message_id, said, language)

    def __str__(self) -> str:
        return self.sentence()


class InputError(UnivocaError):
    """A text, file, recipe or message that cannot be taken: nothing of it was used."""


class GenerationError(UnivocaError):
    """A recipe whose budget, deadline or cancel ended before a puzzle was proven."""
