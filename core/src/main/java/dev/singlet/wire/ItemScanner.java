package dev.singlet.wire;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Scans items in the JSON of DynamoDB's protocol, in which each value says its type. */
class ItemScanner extends JsonScanner {

  /** DynamoDB takes 32 levels. */
  private static final int MAX_DEPTH = 40;

  /** DynamoDB takes 64 KB in UTF-8 for a name, and one byte less. */
  private static final int MAX_NAME = 65_535;

  /** An entry of the index stands for about thirty bytes of JSON, seldom for less than this. */
  private static final int BYTES_PER_ENTRY = 24;

  final JsonIndex index;
  private final JsonNames names;

  ItemScanner(byte[] json) {
    super(json);
    this.index = new JsonIndex(json.length / BYTES_PER_ENTRY * JsonItems.WIDTH + 64);
    this.names = new JsonNames(json);
  }

  final JsonItems items() {
    return new JsonItems(json, index.toArray(), names.toArray());
  }

  /** Reads a list of items; adds none of itself to the index: the mark of its items. */
  final int itemList() {
    int mark = index.mark();
    expect('[');
    if (!isEmpty(']')) {
      do {
        map(0, 0);
      } while (goesOn(']'));
    }
    return mark;
  }

  /** Reads a map's entries, and adds the map. */
  private void map(int name, int depth) {
    int mark = index.mark();
    expect('{');
    if (!isEmpty('}')) {
      long seen = 0;
      BitSet seenMore = null;
      do {
        int key = name();
        if (key < Long.SIZE) {
          long bit = 1L << key;
          if ((seen & bit) != 0) {
            throw unexpected();
          }
          seen |= bit;
        } else {
          seenMore = withUnseen(seenMore, key);
        }
        expect(':');
        value(key, depth + 1);
      } while (goesOn('}'));
    }
    addContainer(JsonItems.M, name, mark);
  }

  /** One name cannot stand twice in a map. */
  private static BitSet withUnseen(@Nullable BitSet seen, int name) {
    BitSet names = seen == null ? new BitSet() : seen;
    if (names.get(name)) {
      throw unexpected();
    }
    names.set(name);
    return names;
  }

  private int name() {
    int form = string();
    // One name has many escaped forms, which the names here are not compared by.
    if ((form & JsonText.ESCAPED) != 0 || end - start > MAX_NAME) {
      throw unexpected();
    }
    return names.number(start, end, hash, form);
  }

  private void value(int name, int depth) {
    if (depth > MAX_DEPTH) {
      throw unexpected();
    }
    expect('{');
    string();
    int length = end - start;
    byte first = length == 0 ? 0 : json[start];
    byte second = length == 2 ? json[start + 1] : 0;
    expect(':');
    if (length == 1) {
      single(first, name, depth);
    } else if (length == 2 && second == 'S') {
      set(first, name);
    } else {
      word(name);
    }
    expect('}');
  }

  private void single(byte type, int name, int depth) {
    switch (type) {
      case 'S' -> text(JsonItems.S, name);
      case 'N' -> text(JsonItems.N, name);
      case 'B' -> bytes(name);
      case 'M' -> map(name, depth);
      case 'L' -> list(name, depth);
      default -> throw unexpected();
    }
  }

  private void text(int type, int name) {
    int form = string();
    index.add(JsonItems.head(type, form, name), start, end);
  }

  private void bytes(int name) {
    if (string() != JsonText.PLAIN || !JsonText.isBase64(json, start, end)) {
      throw unexpected();
    }
    index.add(JsonItems.head(JsonItems.B, JsonText.PLAIN, name), start, end);
  }

  private void list(int name, int depth) {
    int mark = index.mark();
    expect('[');
    if (!isEmpty(']')) {
      do {
        value(0, depth + 1);
      } while (goesOn(']'));
    }
    addContainer(JsonItems.L, name, mark);
  }

  private void set(byte member, int name) {
    int mark = index.mark();
    expect('[');
    if (!isEmpty(']')) {
      do {
        switch (member) {
          case 'S' -> text(JsonItems.S, 0);
          case 'N' -> text(JsonItems.N, 0);
          case 'B' -> bytes(0);
          default -> throw unexpected();
        }
      } while (goesOn(']'));
    }
    addContainer(
        member == 'S' ? JsonItems.SS : member == 'N' ? JsonItems.NS : JsonItems.BS, name, mark);
  }

  private void word(int name) {
    if (isText("BOOL")) {
      boolean isTrue = peek() == 't';
      literal(isTrue ? "true" : "false");
      index.add(JsonItems.head(JsonItems.BOOL, 0, name), isTrue ? 1 : 0, 0);
    } else if (isText("NULL")) {
      literal("true");
      index.add(JsonItems.head(JsonItems.NUL, 0, name), 0, 0);
    } else {
      throw unexpected();
    }
  }

  private void addContainer(int type, int name, int mark) {
    int size = index.size(mark);
    index.add(JsonItems.head(type, 0, name), index.close(mark), size);
  }
}
