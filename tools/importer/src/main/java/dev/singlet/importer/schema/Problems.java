package dev.singlet.importer.schema;

import dev.singlet.model.json.InvalidJsonException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects what is wrong with a file, so that a user sees all of it at once. */
public final class Problems {

  private final List<String> found = new ArrayList<>();

  /**
   * Adds a problem.
   *
   * @param path the members and indexes that lead to the value
   * @param problem what is wrong with it, and what to do: a text that follows the path
   */
  public void add(String path, String problem) {
    found.add(path + ": " + problem);
  }

  /** Returns what is read; empty if that fails, which adds a problem. */
  <T> Optional<T> attempt(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (InvalidJsonException invalid) {
      found.add(invalid.getMessage());
      return Optional.empty();
    }
  }

  /**
   * Returns the problems.
   *
   * @return the problems, in the order in which they were found
   */
  public List<String> all() {
    return List.copyOf(found);
  }
}
