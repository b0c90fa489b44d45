package dev.singlet.processor.diag;

/**
 * A message to the user.
 *
 * @param code its kind
 * @param place its place in the source
 * @param text the problem, the existing alternatives, and the solution
 */
public record Diagnostic(Code code, Place place, String text) {

  /** Returns the text as the compiler shows it. The text of a warning says how to suppress it. */
  public String message() {
    String message = "[" + code.code() + "] " + text;
    return code.isWarning()
        ? message + " Or silence this with @SuppressWarnings(\"" + code.category() + "\")."
        : message;
  }
}
