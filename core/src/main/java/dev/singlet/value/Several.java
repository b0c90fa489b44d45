package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.TextHash;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Several values of one part of a partition key. A query of an access pattern with
 * {@code @LinkedKey(across = ...)} takes them in place of one value, and reads the partition of
 * each.
 *
 * <pre>{@code
 * PostEntity.byAuthor(anyOf("ann", "bob")).reverse().limit(20) // newest first, of both
 * TaskEntity.byStatus(eachOf(OVERDUE, OPEN)).limit(20)         // all that is overdue, then what is open
 * }</pre>
 *
 * <p>A value that is there twice, or whose partition is the same as another's, is read once. A
 * query of no values finds nothing, and makes no request.
 *
 * @param <T> the type of the values
 */
public final class Several<T> {

  private static final int MOST_DIGITS = 2;

  private final List<T> values;
  private final boolean merged;

  private Several(Collection<? extends T> values, boolean merged) {
    this.values = List.copyOf(values);
    this.merged = merged;
  }

  /**
   * Takes the items of several partitions in one order, that of their sort keys. A page begins with
   * one request to each partition. So this is for a few partitions, at most 256.
   *
   * @param values the values
   * @param <T> their type
   * @return the values
   */
  public static <T> Several<T> anyOf(Collection<? extends T> values) {
    return new Several<>(values, true);
  }

  /**
   * Takes the items of several partitions in one order, that of their sort keys.
   *
   * @param values the values
   * @param <T> their type
   * @return the values
   * @see #anyOf(Collection)
   */
  @SafeVarargs
  public static <T> Several<T> anyOf(T... values) {
    List<T> all = new ArrayList<>(values.length);
    for (T value : values) {
      all.add(value);
    }
    return anyOf(all);
  }

  /**
   * Takes the items of one partition after the other, in the order of the values; from the last to
   * the first if the query is reversed. A request reads one partition. So a query with a limit
   * reads only as many partitions as it needs. At most 10,000.
   *
   * @param values the values
   * @param <T> their type
   * @return the values
   */
  public static <T> Several<T> eachOf(Collection<? extends T> values) {
    return new Several<>(values, false);
  }

  /**
   * Takes the items of one partition after the other, in the order of the values.
   *
   * @param values the values
   * @param <T> their type
   * @return the values
   * @see #eachOf(Collection)
   */
  @SafeVarargs
  public static <T> Several<T> eachOf(T... values) {
    List<T> all = new ArrayList<>(values.length);
    for (T value : values) {
      all.add(value);
    }
    return eachOf(all);
  }

  /**
   * Takes the items of all partitions of a key with {@code {attribute:hash(n)}}, in one order, that
   * of their sort keys.
   *
   * <p>{@code values()} has a text for each partition, in the order of the hashes. So several
   * programs can read a part each: {@code all(everyHash(1).values().get(part))}. The texts are
   * digits; a constraint on the attribute, such as {@code @Email}, refuses them.
   *
   * @param digits the number in {@code hash(n)}: 1 for 16 partitions, or 2 for 256
   * @return a text for each partition
   * @throws InvalidArgumentException if there are more partitions than a query can read
   */
  public static Several<String> everyHash(int digits) {
    if (digits < 1 || digits > MOST_DIGITS) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "everyHash(%d): give it 1 for 16 partitions, or 2 for 256. A query reads no more."
              .formatted(digits));
    }
    return anyOf(TextHash.texts(digits));
  }

  /**
   * Returns the values.
   *
   * @return the values, as they were given
   */
  public List<T> values() {
    return values;
  }

  /**
   * Returns whether the items come in one order.
   *
   * @return true for {@code anyOf}; false for {@code eachOf}
   */
  public boolean isMerged() {
    return merged;
  }

  @Override
  public String toString() {
    return (merged ? "any of " : "each of ") + values;
  }
}
