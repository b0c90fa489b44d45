package dev.singlet.processor.diag;

/**
 * A message to the user.
 *
 * @param code its kind
 * @param place the place in the source that it is about
 * @param text what is wrong, what exists, what to do
 */
public record Diagnostic(Code code, Place place, String text) {

  /** Returns the text as the compiler shows it; a warning says how to silence it. */
  public String message() {
    String message = "[" + code.code() + "] " + text;
    return code.isWarning()
        ? message + " Or silence this with @SuppressWarnings(\"" + code.category() + "\")."
        : message;
  }
}
