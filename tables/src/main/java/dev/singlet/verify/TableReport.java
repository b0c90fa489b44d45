package dev.singlet.verify;

/**
 * A report of an operation on all items of a table, or of a part of it.
 *
 * @param <R> the type of the report
 */
public interface TableReport<R> {

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
}
