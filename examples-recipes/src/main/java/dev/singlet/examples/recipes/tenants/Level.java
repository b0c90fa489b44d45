package dev.singlet.examples.recipes.tenants;

/** The right to a document. Who may write may read, too. */
public enum Level {
  READ,
  WRITE
}
