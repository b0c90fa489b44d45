package dev.singlet.processor.print;

import java.util.List;

/**
 * A source file.
 *
 * @param name the qualified name of its class
 * @param text its content
 * @param obscured the classes that it can't refer to, for which it is wrong
 * @param resources the files that its class reads
 */
public record GeneratedSource(
    String name, String text, List<Obscured> obscured, List<Resource> resources) {

  public GeneratedSource {
    obscured = List.copyOf(obscured);
    resources = List.copyOf(resources);
  }

  /** A file that refers to all it needs. */
  public GeneratedSource(String name, String text) {
    this(name, text, List.of(), List.of());
  }

  /** The same with a file that its class reads. */
  public GeneratedSource with(Resource resource) {
    return new GeneratedSource(name, text, obscured, List.of(resource));
  }

  /**
   * A class whose name means something else in the file, without another name to say instead.
   *
   * @param type its canonical name
   * @param by what its name means there
   */
  public record Obscured(String type, String by) {}

  /**
   * A file beside the class file.
   *
   * @param name its name in the folder of the package
   * @param text its content
   */
  public record Resource(String name, String text) {}
}
