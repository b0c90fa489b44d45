package dev.singlet.examples.github.model;

import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.StoredCase;

/** The status of a pull request. */
@StoredCase(LetterCase.LOWER)
public enum PullRequestStatus {
  OPEN,
  CLOSED,
  MERGED
}
