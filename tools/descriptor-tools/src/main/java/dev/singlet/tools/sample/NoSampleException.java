package dev.singlet.tools.sample;

import java.io.Serial;

/** No sample can be made. The message says why, as the end of a sentence. */
final class NoSampleException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  NoSampleException(String message) {
    super(message);
  }

  NoSampleException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Returns the reason, which ends with a full stop, also if the model's own code gave it. */
  String sentence() {
    String message = String.valueOf(getMessage());
    return message.endsWith(".") ? message : message + ".";
  }
}
