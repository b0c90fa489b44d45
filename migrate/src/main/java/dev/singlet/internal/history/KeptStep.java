package dev.singlet.internal.history;

import dev.singlet.history.RunningStep;

/** A step that runs, for a backfill, which may leave items. */
public interface KeptStep extends RunningStep {

  /**
   * Keeps the place to go on, and what this run has counted so far.
   *
   * @param place the place to go on
   * @param read the number of items that this run has read
   * @param written the number of items that this run has written
   * @param left the number of items that this run has left
   */
  void keep(String place, long read, long written, long left);

  /**
   * Takes what this run has counted to its end.
   *
   * @param read the number of items that it has read
   * @param written the number of items that it has written
   */
  void ended(long read, long written);

  /** Returns the number of items that runs before this one left, in the part that they did. */
  long leftBefore();
}
