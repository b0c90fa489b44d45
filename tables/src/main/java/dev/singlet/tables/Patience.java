package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * The limit and the reports of waiting.
 *
 * @param timeout the longest time to wait for one change
 * @param progress receives a sentence after each look at the table
 */
record Patience(Duration timeout, Consumer<String> progress) {

  static final Patience DEFAULT = new Patience(Duration.ofMinutes(10), state -> {});

  Patience {
    if (timeout.isNegative()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withTimeout(" + timeout + "): give a duration that is not negative.");
    }
  }

  Waiting begin() {
    return new Waiting(this);
  }
}
