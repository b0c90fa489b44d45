package dev.singlet.history;

import org.jspecify.annotations.Nullable;

/**
 * A step that runs, for the program's own code. A program can be paused for longer than its lock
 * lasts, for example by its platform. Then another one takes the step up. So keep a checkpoint
 * after each part of the work, and make writes that do no harm if they are made twice.
 */
public interface RunningStep {

  /**
   * Returns where an earlier run of this step stood.
   *
   * @return the last checkpoint; null if there is none
   */
  @Nullable String checkpoint();

  /**
   * Keeps the place to go on, if this program still has the lock.
   *
   * @param place up to 100,000 characters
   * @throws MigrationException if another program has taken the step up; end the work then
   */
  void checkpoint(String place);

  /**
   * Makes sure that this program still has the lock.
   *
   * @throws MigrationException if another program has taken the step up; end the work then
   */
  void check();

  /**
   * Counts items for the history.
   *
   * @param read the number of items that were read since the last call
   * @param written the number of items that were written since the last call
   */
  void count(long read, long written);
}
