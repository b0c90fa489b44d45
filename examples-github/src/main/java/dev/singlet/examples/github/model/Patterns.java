package dev.singlet.examples.github.model;

/** Regular expressions for names. */
final class Patterns {

  /** The name of a user or an organization. */
  static final String OWNER = "[a-zA-Z0-9_-]+";

  /** The name of a repository. */
  static final String REPOSITORY = "[a-zA-Z0-9_.-]+";

  static final String EMAIL = "[^@\\s]+@[^@\\s]+\\.[^@\\s]+";

  private Patterns() {}
}
