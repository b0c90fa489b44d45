package dev.singlet.internal.update.change;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.entity.EntityType;
import org.jspecify.annotations.Nullable;

/** Makes exceptions for updates that can't be made. */
public final class InvalidUpdate {

  private InvalidUpdate() {}

  /**
   * Returns the exception to throw.
   *
   * @param problem the problem of the update, without a full stop
   */
  public static InvalidArgumentException of(EntityType<?> entity, String problem) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_UPDATE, "Update of " + entity.name() + ": " + problem + ".");
  }

  /**
   * Returns the exception to throw.
   *
   * @param problem the problem of the update, as a format without a full stop
   */
  @SuppressWarnings("AnnotateFormatMethod") // That would need a dependency on Error Prone.
  public static InvalidArgumentException of(
      EntityType<?> entity, String problem, @Nullable Object... values) {
    return of(entity, String.format(problem, values));
  }
}
