package dev.singlet.processor.print;

import java.util.List;

/**
 * A source file.
 *
 * @param name the qualified name of its class
 * @param text its content
 * @param obscured the classes that it can't refer to; if there are any, the file is wrong
 * @param resources the files beside its class that are written with it
 */
public record GeneratedSource(
    String name, String text, List<Obscured> obscured, List<Resource> resources) {

  public GeneratedSource {
    obscured = List.copyOf(obscured);
    resources = List.copyOf(resources);
  }

  /** Makes a file that can refer to all classes it needs. */
  public GeneratedSource(String name, String text) {
    this(name, text, List.of(), List.of());
  }

  /** Returns the same source with a file beside its class. */
  public GeneratedSource with(Resource resource) {
    return new GeneratedSource(name, text, obscured, List.of(resource));
  }

  /**
   * A class whose name means something else in the file, and which has no other name.
   *
   * @param type its canonical name
   * @param by the meaning of its name there
   */
  public record Obscured(String type, String by) {}

  /**
   * A file in the place of class files.
   *
   * @param name its path there
   * @param text its content
   */
  public record Resource(String name, String text) {}
}
