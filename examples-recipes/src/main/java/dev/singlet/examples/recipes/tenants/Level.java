package dev.singlet.examples.recipes.tenants;

/** What somebody may do with a document. Who may write may read, too. */
public enum Level {
  READ,
  WRITE
}
