package dev.singlet.processor.model.key;

import java.util.List;

/**
 * The segments of a key, up to its first value that can hold the delimiter.
 *
 * @param segments the segments
 * @param isContinued true if the last segment is only the beginning of one, and any text follows
 */
record KeyStart(List<KeySegment> segments, boolean isContinued) {

  static KeyStart of(List<Part> parts, String delimiter) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Value value && value.canHoldDelimiter()) {
        return new KeyStart(KeySegment.split(parts.subList(0, i), delimiter), true);
      }
    }
    return new KeyStart(KeySegment.split(parts, delimiter), false);
  }

  /** Returns the start of all keys that begin with a text of these segments. */
  KeyStart continued() {
    return new KeyStart(segments, true);
  }

  /** Returns whether keys with these starts can be equal. */
  boolean canBeEqual(KeyStart other) {
    int whole = Math.min(whole(), other.whole());
    for (int i = 0; i < whole; i++) {
      if (!segments.get(i).canBeEqual(other.segments.get(i))) {
        return false;
      }
    }
    boolean isEnd = whole == segments.size();
    boolean isOtherEnd = whole == other.segments.size();
    if (isEnd || isOtherEnd) {
      return isEnd && isOtherEnd;
    }
    KeySegment next = segments.get(whole);
    KeySegment otherNext = other.segments.get(whole);
    return (other.isBeginning(whole) && next.canBeginWith(otherNext))
        || (isBeginning(whole) && otherNext.canBeginWith(next));
  }

  private int whole() {
    return isContinued ? segments.size() - 1 : segments.size();
  }

  private boolean isBeginning(int segment) {
    return isContinued && segment == segments.size() - 1;
  }
}
