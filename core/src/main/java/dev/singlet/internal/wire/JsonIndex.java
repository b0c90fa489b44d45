package dev.singlet.internal.wire;

import java.util.Arrays;

/**
 * Collects the index of {@link JsonItems}. The entries of a container are put in a row when the
 * last is known, behind those of the containers within it.
 */
final class JsonIndex {

  /** A page of few items needs no more; what needs more tells how much by its first items. */
  private static final int FIRST = 512;

  private final int bytes;
  private int[] index;
  private int length;

  /** The entries of containers that are still open. */
  private int[] open = new int[256];

  private int top;

  /** For an answer of so many bytes. */
  JsonIndex(int bytes) {
    this.bytes = bytes;
    this.index = new int[Math.min(FIRST, bytes / 8 + 16)];
  }

  /** Where the entries of a container begin that is opened. */
  int mark() {
    return top;
  }

  void add(int head, int start, int end) {
    if (top + JsonItems.WIDTH > open.length) {
      open = Arrays.copyOf(open, open.length * 2);
    }
    open[top] = head;
    open[top + 1] = start;
    open[top + 2] = end;
    top += JsonItems.WIDTH;
  }

  /** How many entries there are since a mark. */
  int size(int mark) {
    return (top - mark) / JsonItems.WIDTH;
  }

  /**
   * Closes a container.
   *
   * @param read how many bytes of the answer are read
   */
  int close(int mark, int read) {
    int size = top - mark;
    if (length + size > index.length) {
      grow(length + size, read);
    }
    System.arraycopy(open, mark, index, length, size);
    top = mark;
    length += size;
    return length - size;
  }

  /** Makes room for what the rest of the answer has, if it is like what was read. */
  private void grow(int least, int read) {
    long asBefore = (long) (length + top) * bytes / read;
    long expected = Math.min(asBefore + asBefore / 16, bytes);
    index = Arrays.copyOf(index, Math.max((int) expected, Math.max(least, index.length / 4 * 5)));
  }

  int[] toArray() {
    return index;
  }
}
