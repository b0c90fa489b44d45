package dev.singlet.internal.wire;

import org.jspecify.annotations.Nullable;

/**
 * The texts of an answer. Short ASCII texts often repeat between items, so they are created once
 * and shared. A later text may replace an earlier one in the cache.
 */
final class JsonTexts {

  /** Longer texts are mostly unique, such as times with milliseconds, ULIDs and UUIDs. */
  private static final int LONGEST = 23;

  private static final int SLOTS = 128;

  private final byte[] json;

  /** Not synchronized: every thread compares the text that it finds. */
  private final @Nullable String[] known = new String[SLOTS];

  JsonTexts(byte[] json) {
    this.json = json;
  }

  /** Returns the text between two places. It is shared if it is short and plain. */
  String text(int start, int end, int form) {
    int length = end - start;
    if (form != JsonText.PLAIN || length == 0 || length > LONGEST) {
      return JsonText.read(json, start, end, form);
    }
    int slot = (length * 31 + json[start]) * 31 + json[end - 1] & SLOTS - 1;
    String text = known[slot];
    if (text == null || !isAt(start, end, text)) {
      text = JsonText.read(json, start, end, form);
      known[slot] = text;
    }
    return text;
  }

  /** Compares from the end, where texts of equal length mostly differ. */
  private boolean isAt(int start, int end, String text) {
    int i = end - start;
    if (text.length() != i) {
      return false;
    }
    while (--i >= 0) {
      if (json[start + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
