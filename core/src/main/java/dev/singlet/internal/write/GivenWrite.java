package dev.singlet.internal.write;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A write among those of one call.
 *
 * @param operation the operation that the user gave, for messages
 * @param position its place among the given writes, from 1
 * @param context the settings of its client, with the clock stopped
 */
public record GivenWrite(Write<?> write, Object operation, int position, Context context) {

  /** Returns whether the write would change nothing. */
  boolean isUnchanged() {
    return named(() -> write.isUnchanged(context));
  }

  /** Returns the write with conditions on the types of the values that it starts from. */
  GivenWrite askingForTypes() {
    return new GivenWrite(write.askingForTypes(), operation, position, context);
  }

  PreparedWrite<?> prepare() {
    return named(() -> write.prepare(context));
  }

  /** Makes something of the write. If it is too large, the exception names it and its place. */
  <R> R named(Supplier<R> made) {
    try {
      return made.get();
    } catch (InvalidArgumentException refused) {
      if (refused.code() != ErrorCode.ITEM_TOO_LARGE) {
        throw refused;
      }
      String problem =
          Objects.requireNonNull(refused.getMessage())
              .substring(refused.code().code().length() + 3);
      String named = write.isNamedIfTooLarge() ? "" : ", " + operation;
      throw new InvalidArgumentException(
          refused.code(), "Operation %d%s: %s".formatted(position, named, problem), refused);
    }
  }

  /** Returns the place of its item. */
  ItemPlace place(PreparedWrite<?> prepared) {
    return new ItemPlace(context.tableName(), prepared.key());
  }
}
