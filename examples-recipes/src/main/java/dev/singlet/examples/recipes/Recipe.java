package dev.singlet.examples.recipes;

/** A pattern, shown by a program. */
public interface Recipe {

  /** Its name on the command line, such as {@code user-posts}. */
  String name();

  /** Returns its purpose, in one line. */
  String summary();

  /** Returns whether it needs vector indexes, which DynamoDB Local doesn't have. */
  default boolean needsVectors() {
    return false;
  }

  /** Creates its tables and shows all its access patterns. */
  void run(Steps steps);
}
