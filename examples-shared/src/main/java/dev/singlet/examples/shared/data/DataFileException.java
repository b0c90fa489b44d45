package dev.singlet.examples.shared.data;

import java.util.List;

/** A file that can't be loaded, and why. */
public final class DataFileException extends Exception {

  private static final long serialVersionUID = 1L;

  DataFileException(String problem) {
    super(problem);
  }

  DataFileException(String problem, List<String> rows) {
    super(problem + "\n  " + String.join("\n  ", rows));
  }
}
