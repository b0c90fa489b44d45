package dev.singlet.change.recorded;

import java.io.Serial;

/** The files of a recorded model can't be used. The message says why, and what to do. */
public final class RecordingException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  RecordingException(String message) {
    super(message);
  }

  RecordingException(String message, Throwable cause) {
    super(message, cause);
  }
}
