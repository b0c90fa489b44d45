package dev.singlet.importer.pattern;

import java.util.List;
import java.util.Set;

/**
 * A method that makes the operation of an access pattern.
 *
 * @param name its name
 * @param documentation its purpose
 * @param returns the type of the operation
 * @param parameters its parameters, each a type and a name
 * @param calls the calls that make the operation, each but the first with its dot
 * @param imports the types that it names
 */
public record PatternMethod(
    String name,
    String documentation,
    String returns,
    List<String> parameters,
    List<String> calls,
    Set<String> imports) {

  /** Copies the collections. */
  public PatternMethod {
    parameters = List.copyOf(parameters);
    calls = List.copyOf(calls);
    imports = Set.copyOf(imports);
  }
}
