package dev.singlet.examples.recipes;

/** A pattern, shown by a program. */
public interface Recipe {

  /** The name by which it is asked for, such as {@code user-posts}. */
  String name();

  /** What it is for, in a line. */
  String summary();

  /** Creates its tables and shows all its access patterns. */
  void run(Steps steps);
}
