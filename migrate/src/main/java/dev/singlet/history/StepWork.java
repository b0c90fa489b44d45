package dev.singlet.history;

import dev.singlet.TableClient;

/** The work of a step, as the program's own code. */
@FunctionalInterface
public interface StepWork {

  /**
   * Does the work. If it throws, the step has failed, and the next run begins it again.
   *
   * @param client the client that the migrations run with
   * @param step tells where an earlier run stood, and keeps the place of this one
   */
  void run(TableClient client, RunningStep step);
}
