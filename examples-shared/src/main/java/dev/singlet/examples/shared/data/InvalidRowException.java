package dev.singlet.examples.shared.data;

import dev.singlet.error.SingletException;

/** A row that can't become an entity. */
final class InvalidRowException extends Exception {

  private static final long serialVersionUID = 1L;

  InvalidRowException(String reason) {
    super(reason);
  }

  InvalidRowException(SingletException refused) {
    super(refused.getMessage(), refused);
  }
}
