package dev.singlet.annotation;

/** What becomes of the name of an enum constant when it is stored. */
public enum LetterCase {
  /** {@code IN_PROGRESS} is stored as {@code IN_PROGRESS}. */
  AS_DECLARED,

  /** {@code IN_PROGRESS} is stored as {@code in_progress}. */
  LOWER,

  /** {@code InProgress} is stored as {@code INPROGRESS}. */
  UPPER
}
