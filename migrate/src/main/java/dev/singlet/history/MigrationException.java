package dev.singlet.history;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import org.jspecify.annotations.Nullable;

/**
 * The migrations of a table are not in the state that a program needs: steps are not done, their
 * history has a problem, another program is at them, or a step has failed.
 */
public final class MigrationException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable MigrationsInfo info;

  /**
   * Makes the exception.
   *
   * @param message the problem and what to do
   * @param info the state of all steps; null if it was not read
   * @param cause the failure of a step; null for none
   */
  public MigrationException(
      String message, @Nullable MigrationsInfo info, @Nullable Throwable cause) {
    super(ErrorCode.MIGRATION, message, cause);
    this.info = info;
  }

  /**
   * Returns the state of all steps.
   *
   * @return the state, as it was read for this exception; null if it was not read
   */
  public @Nullable MigrationsInfo info() {
    return info;
  }
}
