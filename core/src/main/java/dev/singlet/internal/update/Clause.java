package dev.singlet.internal.update;

/** The clauses of an update expression, in the order they are written. */
enum Clause {
  SET,
  REMOVE,
  ADD,
  DELETE
}
