package dev.singlet.tables;

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

  Waiting begin() {
    return new Waiting(this);
  }
}
