package dev.singlet.wire;

import java.util.Arrays;

/**
 * Collects the index of {@link JsonItems}. The entries of a container are put in a row when the
 * last is known, behind those of the containers within it.
 */
final class JsonIndex {

  private int[] index;
  private int length;

  /** The entries of containers that are still open. */
  private int[] open = new int[256];

  private int top;

  JsonIndex(int expected) {
    index = new int[expected];
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

  /** Closes a container: the place of its first entry. */
  int close(int mark) {
    int size = top - mark;
    if (length + size > index.length) {
      index = Arrays.copyOf(index, Math.max(index.length * 2, length + size));
    }
    System.arraycopy(open, mark, index, length, size);
    top = mark;
    length += size;
    return length - size;
  }

  int[] toArray() {
    return index;
  }
}
