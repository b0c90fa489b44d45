package dev.singlet.internal.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The parts of a body, gathered in one array if it is as long as its answer's headers tell. */
final class BodyBuffer {

  /** What Netty gives at once. */
  private static final int LEAST = 16 << 10;

  private final int expected;
  private byte[] bytes = new byte[0];
  private int length;

  /**
   * With nothing in it.
   *
   * @param expected the length that is expected, in bytes; 0 if it is not known
   */
  BodyBuffer(int expected) {
    this.expected = expected;
  }

  /** Appends a copy of a part, whose position stays. */
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

  /** All that was added. The array is the buffer's own, to which nothing is added after this. */
  byte[] whole() {
    return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
  }
}
