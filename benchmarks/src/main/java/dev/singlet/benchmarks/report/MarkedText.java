package dev.singlet.benchmarks.report;

/**
 * A page with sections that a program writes. A section is between two comments, {@code <!--
 * results of NAME -->} and {@code <!-- end of NAME -->}; what is outside of them stays as it is.
 */
public record MarkedText(String text) {

  /** The text with other lines between the marks of a section. */
  public MarkedText with(String section, String lines) {
    String begin = "<!-- results of " + section + " -->";
    String end = "<!-- end of " + section + " -->";
    int from = text.indexOf(begin);
    int to = text.indexOf(end);
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "The page has no section " + section + ": it lacks " + begin + " or " + end);
    }
    return new MarkedText(
        text.substring(0, from + begin.length())
            + "\n\n"
            + lines.strip()
            + "\n\n"
            + text.substring(to));
  }
}
