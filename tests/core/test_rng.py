"""Chance that is the same everywhere."""

from univoca.rng import Rng


def test_the_stream_never_changes() -> None:
    """The first draws of a fixed seed are these numbers, on every machine and version."""
    rng = Rng("norinori/5x5/easy#1@1")
    assert [rng.below(1000) for _ in range(6)] == STREAM
    assert Rng("norinori/5x5/easy#2@1").below(1000) != STREAM[0]


def test_shuffle_keeps_the_items() -> None:
    """A shuffle permutes, and reaches every order of three items."""
    rng = Rng("orders")
    orders = {tuple(rng.shuffled("abc")) for _ in range(200)}
    assert len(orders) == 6


def test_weighted_draws_follow_the_weights() -> None:
    """An item of weight zero is never drawn; the others come in proportion."""
    rng = Rng("weights")
    drawn = [rng.weighted("abc", (1, 0, 3)) for _ in range(4000)]
    assert "b" not in drawn
    assert 0.7 < drawn.count("c") / len(drawn) < 0.8


STREAM = [696, 167, 742, 397, 787, 426]
