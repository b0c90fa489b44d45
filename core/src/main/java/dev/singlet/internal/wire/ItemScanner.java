package dev.singlet.internal.wire;

import dev.singlet.internal.text.Limits;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Scans items in the JSON of DynamoDB's protocol, where each value names its type. */
class ItemScanner extends JsonScanner {

  /**
   * The number of bytes that open a value with a one-letter type: a brace, two quotes, a colon and
   * the letter.
   */
  private static final int SINGLE_OPENING = 5;

  final JsonIndex index;
  private final JsonNames names;

  ItemScanner(byte[] json) {
    super(json);
    this.index = new JsonIndex(json.length);
    this.names = new JsonNames(bytes);
  }

  final JsonItems items() {
    return new JsonItems(json, index.toArray(), names.toArray());
  }

  /** Reads a list of items. Returns the mark of its items; the list itself is not in the index. */
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
    checkDepth(depth);
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

  /** Refuses a name that occurs twice in a map. */
  private static BitSet withUnseen(@Nullable BitSet seen, int name) {
    BitSet names = seen == null ? new BitSet() : seen;
    if (names.get(name)) {
      throw unexpected();
    }
    names.set(name);
    return names;
  }

  private int name() {
    int expected = json[at] == '"' ? names.expected(at + 1) : -1;
    if (expected >= 0) {
      at += names.length(expected) + 2;
      return expected;
    }
    int form = string();
    // A name can be escaped in many forms, which this comparison does not know.
    if ((form & JsonText.ESCAPED) != 0 || end - start > Limits.NAME_BYTES) {
      throw unexpected();
    }
    return names.number(start, end, form);
  }

  private void value(int name, int depth) {
    if (isSingle()) {
      byte type = json[at + 2];
      at += SINGLE_OPENING;
      single(type, name, depth);
      expect('}');
      return;
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

  /** Returns whether a value with a one-letter type begins here, without white space. */
  private boolean isSingle() {
    return json[at] == '{' && json[at + 1] == '"' && json[at + 3] == '"' && json[at + 4] == ':';
  }

  private void single(byte type, int name, int depth) {
    switch (type) {
      case 'S' -> text(JsonItems.S, name);
      case 'N' -> text(JsonItems.N, name);
      case 'B' -> binary(name);
      case 'M' -> map(name, depth);
      case 'L' -> list(name, depth);
      default -> throw unexpected();
    }
  }

  private void text(int type, int name) {
    int form = string();
    index.add(JsonItems.head(type, form, name), start, end);
  }

  private void binary(int name) {
    if (string() != JsonText.PLAIN || !JsonText.isBase64(json, start, end)) {
      throw unexpected();
    }
    index.add(JsonItems.head(JsonItems.B, JsonText.PLAIN, name), start, end);
  }

  /** Leaves too deep values to the other reader, which refuses them with their path. */
  private static void checkDepth(int depth) {
    if (depth >= Limits.NESTING_LEVELS) {
      throw unexpected();
    }
  }

  private void list(int name, int depth) {
    checkDepth(depth);
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
    int type =
        switch (member) {
          case 'S' -> JsonItems.SS;
          case 'N' -> JsonItems.NS;
          case 'B' -> JsonItems.BS;
          default -> throw unexpected();
        };
    int mark = index.mark();
    expect('[');
    if (!isEmpty(']')) {
      do {
        single(member, 0, 0);
      } while (goesOn(']'));
    }
    addContainer(type, name, mark);
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
    index.add(JsonItems.head(type, 0, name), index.close(mark, at), size);
  }
}
