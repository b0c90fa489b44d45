package dev.singlet.examples.recipes.history;

/** What somebody did with a document. */
public enum Action {
  CREATED,
  EDITED,
  DELETED,
  RESTORED,
  ARCHIVED
}
