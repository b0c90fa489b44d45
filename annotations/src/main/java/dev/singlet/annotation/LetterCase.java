package dev.singlet.annotation;

/** The letter case in which the names of enum constants, or the texts of a key, are stored. */
public enum LetterCase {
  /** {@code IN_PROGRESS} is stored as {@code IN_PROGRESS}. */
  AS_DECLARED,

  /** {@code IN_PROGRESS} is stored as {@code in_progress}. */
  LOWER,

  /** {@code InProgress} is stored as {@code INPROGRESS}. */
  UPPER
}
