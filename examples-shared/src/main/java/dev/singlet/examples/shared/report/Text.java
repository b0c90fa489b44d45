package dev.singlet.examples.shared.report;

/** Text as a terminal can show it. */
final class Text {

  private Text() {}

  /** The text with what has no shape of its own written as an escape. */
  static String printable(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (isVisible(c)) {
                printable.appendCodePoint(c);
              } else {
                printable.append(String.format("\\u{%X}", c));
              }
            });
    return printable.toString();
  }

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
