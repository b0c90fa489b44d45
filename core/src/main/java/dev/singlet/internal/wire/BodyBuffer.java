package dev.singlet.internal.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The parts of a body, collected in one array. The array has the length that the answer's headers
 * tell.
 */
final class BodyBuffer {

  /** The size of Netty's parts. */
  private static final int LEAST = 16 << 10;

  private final int expected;
  private byte[] bytes = new byte[0];
  private int length;

  /**
   * Makes an empty buffer.
   *
   * @param expected the expected length in bytes; 0 if unknown
   */
  BodyBuffer(int expected) {
    this.expected = expected;
  }

  /** Appends a copy of a part, without moving its position. */
  void add(ByteBuffer part) {
    int size = part.remaining();
    if (size > bytes.length - length) {
      int needed = Math.addExact(length, size);
      int capacity = length == 0 ? expected : (int) Math.min(2L * length, Integer.MAX_VALUE - 8);
      bytes = Arrays.copyOf(bytes, Math.max(needed, Math.max(capacity, LEAST)));
    }
    part.duplicate().get(bytes, length, size);
    length += size;
  }

  /**
   * Returns all bytes that were added. The array is the buffer's own, so nothing may be added after
   * this.
   */
  byte[] whole() {
    return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
  }
}
