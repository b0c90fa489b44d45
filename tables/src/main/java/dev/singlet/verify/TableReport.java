package dev.singlet.verify;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A report of an operation on all items of a table, or of a part of it.
 *
 * @param <R> the type of the report
 */
public interface TableReport<R> extends Serializable {

  /**
   * Returns the number of items that the report is about.
   *
   * @return the number
   */
  long items();

  /**
   * Returns whether there is nothing left to do.
   *
   * @return false if something doesn't fit, or was left as it is
   */
  boolean isFine();

  /**
   * Returns one report of this part and the part after it.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  R and(R next);

  /**
   * Returns the place to continue.
   *
   * @return null if all that was to be read was read
   */
  default @Nullable String checkpoint() {
    return null;
  }

  /**
   * Returns one report of two shares of a table, such as {@code share(0, 2)} and {@code share(1,
   * 2)}. Its checkpoint is that of a share that was not read to its end, if there is one. Each
   * share continues from its own checkpoint.
   *
   * @param one the report of one or more shares
   * @param other the report of others
   * @param <R> the type of the reports
   * @return the report of all
   */
  static <R extends TableReport<R>> R ofShares(R one, R other) {
    return one.checkpoint() == null ? one.and(other) : other.and(one);
  }
}
