package dev.singlet.examples.github.model;

import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.StoredCase;

/** The state of an issue: still to be dealt with, or not. */
@StoredCase(LetterCase.LOWER)
public enum IssueStatus {
  OPEN,
  CLOSED
}
