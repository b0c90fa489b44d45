package dev.singlet.change.plan;

/** The kinds of steps of a plan. */
public enum Action {
  /** The model is changed again, because it can't be rolled out as it is. */
  CHANGE_MODEL,
  /** An index of the table is created. */
  CREATE_INDEX,
  /** An index of the table is deleted. */
  DELETE_INDEX,
  /** The time to live of the table is switched on or off. */
  SET_TIME_TO_LIVE,
  /** A table is created, with other keys or another name. */
  CREATE_TABLE,
  /** Programs of a release are started everywhere. */
  DEPLOY,
  /** The last program of an older model ends. */
  WAIT,
  /** All programs that write some items are stopped. */
  STOP,
  /** All items of some entities are put again, as the model stores them. */
  WRITE_AGAIN,
  /** Items that lack a value, or have one that goes, get another value from a program of yours. */
  SET_VALUES,
  /** The unique values of stored items are reserved. */
  RESERVE,
  /** Items are marked with the names of their entities. */
  MARK,
  /** Items move to other primary keys. */
  MOVE,
  /** Stored items are compared with the model. */
  COMPARE,
  /** Vectors are made, by a program of yours. No comparison tells whether one is old. */
  MAKE_VECTORS
}
