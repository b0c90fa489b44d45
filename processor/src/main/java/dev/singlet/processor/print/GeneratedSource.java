package dev.singlet.processor.print;

import java.util.List;

/**
 * A source file.
 *
 * @param name the qualified name of its class
 * @param text its content
 * @param obscured the classes that it can't refer to, for which it is wrong
 */
public record GeneratedSource(String name, String text, List<Obscured> obscured) {

  public GeneratedSource {
    obscured = List.copyOf(obscured);
  }

  /** A file that refers to all it needs. */
  public GeneratedSource(String name, String text) {
    this(name, text, List.of());
  }

  /**
   * A class whose name means something else in the file, without another name to say instead.
   *
   * @param type its canonical name
   * @param by what its name means there
   */
  public record Obscured(String type, String by) {}
}
