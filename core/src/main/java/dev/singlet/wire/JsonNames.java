package dev.singlet.wire;

import java.util.Arrays;

/** The names of attributes in an answer, each once. */
final class JsonNames {

  /** So many names are alike only if somebody chose them to be; the SDK can live with them. */
  private static final int MAX_PROBES = 64;

  private final byte[] json;
  private String[] names = new String[32];
  private int[] starts = new int[32];
  private int[] hashes = new int[32];
  private int count;

  /** Numbers of names, one more than they are, at where their hashes lead. */
  private int[] slots = new int[128];

  JsonNames(byte[] json) {
    this.json = json;
  }

  /**
   * The number of the name between two places.
   *
   * @param hash tells most names apart
   * @param form what the scanner has seen of it
   */
  int number(int start, int end, int hash, int form) {
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
      return number(start, end, hash, form);
    }
    names[count] = JsonText.read(json, start, end, form);
    starts[count] = start;
    hashes[count] = hash;
    slots[slot] = ++count;
    return count - 1;
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 15) & (slots.length - 1);
  }

  /** Names end at quotes, which have no place in them. */
  private boolean isSame(int number, int start, int end) {
    int other = starts[number];
    int length = end - start;
    return json[other + length] == '"'
        && Arrays.equals(json, start, end, json, other, other + length);
  }

  private void grow() {
    names = Arrays.copyOf(names, count * 2);
    starts = Arrays.copyOf(starts, count * 2);
    hashes = Arrays.copyOf(hashes, count * 2);
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
