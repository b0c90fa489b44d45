package dev.singlet.examples.github.model;

import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.StoredCase;

/** Whether an issue is still to be dealt with. */
@StoredCase(LetterCase.LOWER)
public enum IssueStatus {
  OPEN,
  CLOSED
}
