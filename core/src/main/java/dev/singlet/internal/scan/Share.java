package dev.singlet.internal.scan;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;

/**
 * One of the shares of several machines.
 *
 * @param index the number of the share, from 0
 * @param of the number of all shares
 */
public record Share(int index, int of) {

  /** All items. */
  public static final Share ALL = new Share(0, 1);

  public Share {
    if (of < 1 || index < 0 || index >= of) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "share(%d, %d): give the number of a share, from 0, and the number of all shares, as in"
                  .formatted(index, of)
              + " share(0, 4) to share(3, 4).");
    }
  }

  /** Returns whether the write at a position of its source is in the share. */
  public boolean has(long position) {
    return Math.floorMod(position, of) == index;
  }
}
