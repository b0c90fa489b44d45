package dev.singlet.internal.wire;

import java.util.Arrays;

/** The names of attributes in an answer, without duplicates. */
final class JsonNames {

  /** So many names collide only in an attack. The SDK then reads the answer. */
  private static final int MAX_PROBES = 64;

  private final JsonBytes bytes;
  private String[] names = new String[32];
  private int[] starts = new int[32];
  private int[] lengths = new int[32];
  private int[] hashes = new int[32];
  private int count;

  /** The name that followed each name last time, because items are mostly like those before. */
  private int[] followers = new int[32];

  private int last;

  /** The hash table: numbers of names, plus one. */
  private int[] slots = new int[128];

  JsonNames(JsonBytes bytes) {
    this.bytes = bytes;
  }

  /** Returns the number of the expected name at a place; -1 if there is another name. */
  int expected(int start) {
    int number = followers[last];
    int length = lengths[number];
    boolean isIt =
        number < count
            && bytes.json[start + length] == '"'
            && bytes.isSame(start, starts[number], length);
    if (isIt) {
      last = number;
    }
    return isIt ? number : -1;
  }

  int length(int number) {
    return lengths[number];
  }

  /** Returns the number of the name between two places. */
  int number(int start, int end, int form) {
    int number = find(start, end, form);
    followers[last] = number;
    last = number;
    return number;
  }

  private int find(int start, int end, int form) {
    int hash = bytes.hash(start, end);
    int slot = slot(hash);
    for (int probes = 0; slots[slot] != 0; probes++) {
      if (probes > MAX_PROBES) {
        throw JsonScanner.unexpected();
      }
      int number = slots[slot] - 1;
      if (hashes[number] == hash && isSame(number, start, end)) {
        return number;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    if (count == names.length) {
      grow();
      return find(start, end, form);
    }
    names[count] = JsonText.read(bytes.json, start, end, form);
    starts[count] = start;
    lengths[count] = end - start;
    hashes[count] = hash;
    slots[slot] = ++count;
    return count - 1;
  }

  private int slot(int hash) {
    return hash & (slots.length - 1);
  }

  private boolean isSame(int number, int start, int end) {
    return lengths[number] == end - start && bytes.isSame(start, starts[number], end - start);
  }

  private void grow() {
    names = Arrays.copyOf(names, count * 2);
    starts = Arrays.copyOf(starts, count * 2);
    lengths = Arrays.copyOf(lengths, count * 2);
    hashes = Arrays.copyOf(hashes, count * 2);
    followers = Arrays.copyOf(followers, count * 2);
    slots = new int[slots.length * 2];
    for (int number = 0; number < count; number++) {
      int slot = slot(hashes[number]);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = number + 1;
    }
  }

  String[] toArray() {
    return Arrays.copyOf(names, count);
  }
}
