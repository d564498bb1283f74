"""Unpacks observations and masks into numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ._highball import Layout

__all__ = ["unpack", "unpack_mask"]


def unpack(obs: NDArray[np.uint8], layout: Layout) -> NDArray[np.float32]:
    """Unpacks observations into numbers from 0 to about 1: first the bits that this edition can set,
    then the scaled counts.

    The last axis of `obs` holds the bytes of one observation; all others stay as they are.
    """
    obs = np.asarray(obs)
    if obs.dtype != np.uint8 or obs.shape[-1:] != (layout["bytes"],):
        raise ValueError(f"observations are uint8 with a last axis of {layout['bytes']}, not {obs.dtype} {obs.shape}")
    bits = np.unpackbits(obs[..., : layout["bit_bytes"]], axis=-1, bitorder="little")[..., layout["live_bits"]]
    counts = obs[..., layout["bit_bytes"] :] / np.asarray(layout["scales"], np.float32)
    return np.concatenate([bits.astype(np.float32), counts.astype(np.float32)], axis=-1)


def unpack_mask(mask: NDArray[np.uint8], layout: Layout) -> NDArray[np.int8]:
    """Unpacks masks into one number for each action: 1 if it is legal, otherwise 0."""
    mask = np.asarray(mask)
    if mask.dtype != np.uint8 or mask.shape[-1:] != (layout["mask_bytes"],):
        raise ValueError(f"masks are uint8 with a last axis of {layout['mask_bytes']}, not {mask.dtype} {mask.shape}")
    bits = np.unpackbits(mask, axis=-1, count=layout["actions"], bitorder="little")
    return bits.astype(np.int8)
