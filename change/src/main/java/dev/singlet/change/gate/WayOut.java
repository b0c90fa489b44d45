package dev.singlet.change.gate;

/**
 * A way to make a change so that nothing is lost, or to leave it out.
 *
 * @param text what to do, as a sentence or more; it may begin with "Or"
 * @param isInstead true if another form of the model reaches the same, in fewer steps than the
 *     change itself
 */
record WayOut(String text, boolean isInstead) {

  private static final String OR = "Or ";

  static WayOut of(String text) {
    return new WayOut(text, false);
  }

  static WayOut instead(String text) {
    return new WayOut(text, true);
  }

  /** Returns the text as the only way. */
  String alone() {
    return text.startsWith(OR)
        ? Character.toUpperCase(text.charAt(OR.length())) + text.substring(OR.length() + 1)
        : text;
  }
}
