package dev.singlet.change.plan;

/** The work on stored items and on the table, between two releases. */
enum Work {
  NONE,
  WRITE_AGAIN,
  SET_VALUES,
  MAKE_VECTORS,
  RESERVE,
  MARK,
  MOVE,
  NEW_TABLE,
  REPLACE_INDEX
}
