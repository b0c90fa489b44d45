package dev.singlet.internal.wire;

import java.util.Arrays;

/**
 * Collects the index of {@link JsonItems}. The entries of a container are written in a row when the
 * last one is known, after the entries of the containers within it.
 */
final class JsonIndex {

  /** Enough for a page of few items. For larger pages the first items tell the size. */
  private static final int FIRST = 512;

  private final int bytes;
  private int[] index;
  private int length;

  /** The entries of containers that are still open. */
  private int[] open = new int[256];

  private int top;

  /** Makes an index for an answer of a number of bytes. */
  JsonIndex(int bytes) {
    this.bytes = bytes;
    this.index = new int[Math.min(FIRST, bytes / 8 + 16)];
  }

  /** Returns the position where the entries of a new container begin. */
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

  /** Returns the number of entries since a mark. */
  int size(int mark) {
    return (top - mark) / JsonItems.WIDTH;
  }

  /**
   * Closes a container.
   *
   * @param read the number of bytes of the answer that are read
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

  /** Makes room for the rest of the answer, which is assumed to be like the part that was read. */
  private void grow(int least, int read) {
    long asBefore = (long) (length + top) * bytes / read;
    long expected = Math.min(asBefore + asBefore / 16, bytes);
    index = Arrays.copyOf(index, Math.max((int) expected, Math.max(least, index.length / 4 * 5)));
  }

  int[] toArray() {
    return index;
  }
}
