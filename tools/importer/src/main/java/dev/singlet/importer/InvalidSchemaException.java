package dev.singlet.importer;

import java.io.Serial;
import java.util.List;

/** Thrown for a file that is not a schema, or that no model can be made of. */
public final class InvalidSchemaException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient List<String> problems;

  InvalidSchemaException(List<String> problems) {
    super(String.join(System.lineSeparator(), problems));
    this.problems = List.copyOf(problems);
  }

  /**
   * Returns what is wrong.
   *
   * @return problems, each with its path in the file
   */
  public List<String> problems() {
    return problems;
  }
}
