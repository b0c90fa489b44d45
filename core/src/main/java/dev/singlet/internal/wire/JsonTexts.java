package dev.singlet.internal.wire;

import org.jspecify.annotations.Nullable;

/**
 * The texts of an answer. Short ones of ASCII, which its items have in common, are made once and
 * shared, as far as those that came in between have left them.
 */
final class JsonTexts {

  /** Longer ones are mostly unique, as are times with milliseconds, ULIDs and UUIDs. */
  private static final int LONGEST = 23;

  private static final int SLOTS = 128;

  private final byte[] json;

  /** Whichever thread finds one compares it. */
  private final @Nullable String[] known = new String[SLOTS];

  JsonTexts(byte[] json) {
    this.json = json;
  }

  /** The text between two places, which is shared if it is short and plain. */
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
