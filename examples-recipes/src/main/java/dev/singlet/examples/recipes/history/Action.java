package dev.singlet.examples.recipes.history;

/** A kind of change of a document, as its audit trail names it. */
public enum Action {
  CREATED,
  EDITED,
  DELETED,
  RESTORED,
  ARCHIVED
}
