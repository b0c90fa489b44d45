package dev.singlet.key;

/** What can be done about a value whose text a key can't hold. */
enum WayOut {
  /** For text, which a format of the template brings into another form. */
  ESCAPE("Refuse such values, or let the template say {%s:escape}."),

  /** For other values, which no format escapes. */
  COMPUTE("Refuse such values, or make the key of a @Computed text of %s, which can be escaped."),

  /** For the tenant, whose part of the key takes no formats. */
  ENCODE("Let each %s have an id without it, encoded if need be.");

  private final String text;

  WayOut(String text) {
    this.text = text;
  }

  String of(String attribute) {
    return String.format(text, attribute);
  }
}
