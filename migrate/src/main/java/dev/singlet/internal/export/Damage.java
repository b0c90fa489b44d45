package dev.singlet.internal.export;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import org.jspecify.annotations.Nullable;

/** Makes the exceptions for files that are not as DynamoDB wrote them. */
final class Damage {

  private Damage() {}

  static InvalidArgumentException of(String message, @Nullable Throwable cause) {
    return new InvalidArgumentException(ErrorCode.DAMAGED_EXPORT, message, cause);
  }

  /** Returns the exception for a file that can't be opened, or not be read to its end. */
  static InvalidArgumentException unreadable(String place, Exception cause) {
    String why = cause.getMessage() == null ? "" : ": " + cause.getMessage();
    return of(
        "%s can't be read (%s%s). Copy the export again."
            .formatted(place, cause.getClass().getSimpleName(), why),
        cause);
  }

  /** Returns the exception for a file with another MD5 checksum. */
  static InvalidArgumentException checksum(String place, String found, String expected) {
    return of(
        "%s has the MD5 checksum %s, and should have %s. Copy the export again."
            .formatted(place, found, expected),
        null);
  }
}
