package dev.singlet.processor.diag;

/**
 * One thing to tell the user.
 *
 * @param code what kind of thing
 * @param place where it stands
 * @param text what is wrong, what exists, what to do
 */
public record Diagnostic(Code code, Place place, String text) {

  /** The text as the compiler shows it. */
  public String message() {
    return "[" + code.code() + "] " + text;
  }
}
