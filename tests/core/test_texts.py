"""Sentences in both languages."""

from univoca.errors import InputError
from univoca.texts import language_of, say


def test_a_browser_preference_chooses_the_language() -> None:
    """The first known language of a preference list wins; English otherwise."""
    assert language_of("es-ES,es;q=0.9,en;q=0.8") == "es"
    assert language_of("fr,es;q=0.5") == "es"
    assert language_of("de") == "en"


def test_errors_speak_both_languages() -> None:
    """One error reads in English and in Spanish, with the same figures."""
    error = InputError("error-size-limit", width=3, height=99, limit=60)
    assert "3×99" in str(error)
    assert "3×99" in error.sentence("es")
    assert str(error) != error.sentence("es")


def test_a_missing_message_shows_its_id() -> None:
    """A message that is not there never raises."""
    assert say("no-such-message") == "no-such-message"


def test_places_are_said_as_people_say_them() -> None:
    """A parameter that names a cell or an edge reads as row and column, so does a list of them."""
    assert "at row 12, column 3 " in say("norinori-broken-alone", {"cell": "r12c3"})
    assert "la fila 12, columna 3, no" in say("norinori-broken-alone", {"cell": "r12c3"}, "es")
    edge = say("stitches-error-answer-inside", {"edge": "r1c2-r1c3"})
    assert "row 1, column 2 to row 1, column 3" in edge
    listed = say("norinori-broken-alone", {"cell": "r12c3; r1c4; r12c2; r1c2-r1c3"})
    assert "at row 1, column 4; row 12, columns 2 and 3; and row 1, column 2 to" in listed
    paired = say("norinori-broken-alone", {"cell": "A–B; C–AA; B–C"})
    assert "at A–B, C–AA and B–C " in paired
    assert "las piezas F, P y P2 no" in say(
        "pentominoes-hint-wrong", {"count": 3, "pieces": "F; P; P2"}, "es"
    )
    assert "at a; b " in say("norinori-broken-alone", {"cell": "a; b"})
    for text in ("r0c3", "r1c2x", "r1c2-", "xr1c2"):
        assert text in say("norinori-broken-alone", {"cell": text})
