package dev.singlet.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.io.Serializable;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The shares of a table that a report is about.
 *
 * @param of the number of shares that the table was divided into
 * @param read the numbers of the shares, from 0
 */
public record TableShares(int of, SortedSet<Integer> read) implements Serializable {

  /** A table that wasn't divided. */
  public static final TableShares ALL = of(0, 1);

  /**
   * Copies the set.
   *
   * @param of the number of shares that the table was divided into
   * @param read the numbers of the shares, from 0
   * @throws InvalidArgumentException if there are no such shares
   */
  public TableShares {
    read = Collections.unmodifiableSortedSet(new TreeSet<>(read));
    if (read.isEmpty() || read.first() < 0 || read.last() >= of) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "TableShares(%d, %s): give numbers from 0, less than the number of shares."
              .formatted(of, read));
    }
  }

  /**
   * Returns one share.
   *
   * @param index its number, from 0
   * @param of the number of shares
   * @return the share
   */
  public static TableShares of(int index, int of) {
    return new TableShares(of, new TreeSet<>(Collections.singleton(index)));
  }

  /**
   * Returns whether these are all shares of the table.
   *
   * @return false if one is missing
   */
  public boolean isWhole() {
    return read.size() == of;
  }

  /** Returns whether a table that was divided is read to the ends of all shares. */
  boolean areDone(@Nullable String checkpoint) {
    return of == 1 || (isWhole() && checkpoint == null);
  }

  /**
   * Returns these shares and others of the same table.
   *
   * @param others the other shares
   * @return all of them
   * @throws InvalidArgumentException if the table was divided into other numbers of shares
   */
  public TableShares and(TableShares others) {
    if (of != others.of) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "A report is about %s, and another one about %s. Add up reports of one division only."
              .formatted(this, others));
    }
    SortedSet<Integer> all = new TreeSet<>(read);
    all.addAll(others.read);
    return new TableShares(of, all);
  }

  @Override
  public String toString() {
    return read.size() == 1
        ? "share " + read.first() + " of " + of
        : read.size() + " of " + of + " shares";
  }
}
