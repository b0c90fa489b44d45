package dev.singlet.internal.write;

import java.util.ArrayList;
import java.util.List;

/**
 * A write among those of one call.
 *
 * @param operation the operation that the user gave, for messages
 * @param position its place among the given writes, from 1
 */
public record GivenWrite(Write<?> write, Object operation, int position) {

  /** Numbers the writes of a transaction. */
  public static List<GivenWrite> listOf(List<? extends Write<?>> writes, List<?> operations) {
    List<GivenWrite> given = new ArrayList<>(writes.size());
    for (int i = 0; i < writes.size(); i++) {
      given.add(new GivenWrite(writes.get(i), operations.get(i), i + 1));
    }
    return given;
  }
}
