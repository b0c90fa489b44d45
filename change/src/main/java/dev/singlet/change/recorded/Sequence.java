package dev.singlet.change.recorded;

import java.util.Optional;

/**
 * The content of the file {@code sequence}: one line, which two branches that both record a model
 * change in different ways.
 *
 * @param number the number of the model that was recorded last
 * @param hash the hash of its documents
 */
record Sequence(int number, String hash) {

  static final String FILE = "sequence";
  private static final int MAX_DIGITS = 9;

  static Optional<Sequence> read(String text) {
    String[] words = text.strip().split(" ", -1);
    return words.length == 2 && words[0].matches("[0-9]{1," + MAX_DIGITS + "}")
        ? Optional.of(new Sequence(Integer.parseInt(words[0]), words[1]))
        : Optional.empty();
  }

  String write() {
    return number + " " + hash + "\n";
  }
}
