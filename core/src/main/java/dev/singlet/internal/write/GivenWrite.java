package dev.singlet.internal.write;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;

/**
 * A write among those of one call.
 *
 * @param operation the operation that the user gave, for messages
 * @param position its place among the given writes, from 1
 * @param context the settings of its client, with the clock stopped
 */
public record GivenWrite(Write<?> write, Object operation, int position, Context context) {

  /** Tells whether the write would change nothing. */
  boolean isUnchanged() {
    return write.isUnchanged(context);
  }

  PreparedWrite<?> prepare() {
    return write.prepare(context);
  }

  /** Returns the place of its item. */
  ItemPlace place(PreparedWrite<?> prepared) {
    return new ItemPlace(context.tableName(), prepared.key());
  }
}
