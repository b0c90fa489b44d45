package dev.singlet.tools.report.diagram;

/**
 * Room for text. The reader's fonts aren't known, so widths are those of wide fonts, and the ids of
 * East Asia count twice.
 */
public final class Letters {

  /** The most letters of a text that is drawn. */
  private static final int MOST = 32;

  private Letters() {}

  /** Returns the width of a text, in letters of a font whose letters are all equally wide. */
  static int count(String text) {
    return text.codePoints().map(Letters::width).sum();
  }

  /** Returns a text cut to what a box has room for. */
  public static String cut(String text) {
    if (count(text) <= MOST) {
      return text;
    }
    StringBuilder cut = new StringBuilder();
    int room = MOST - 1;
    for (int letter : text.codePoints().toArray()) {
      room -= width(letter);
      if (room < 0) {
        break;
      }
      cut.appendCodePoint(letter);
    }
    return cut.append('…').toString();
  }

  private static int width(int letter) {
    boolean isWide =
        (letter >= 0x1100 && letter <= 0x115F)
            || (letter >= 0x2E80 && letter <= 0xA4CF)
            || (letter >= 0xAC00 && letter <= 0xD7A3)
            || (letter >= 0xF900 && letter <= 0xFAFF)
            || (letter >= 0xFE30 && letter <= 0xFE6F)
            || (letter >= 0xFF00 && letter <= 0xFF60)
            || letter >= 0x1F000;
    return isWide ? 2 : 1;
  }
}
