package dev.singlet.examples.spark;

import dev.singlet.migrate.Backfill;
import org.apache.spark.TaskContext;

/** A share that dies in its first attempt, after it has written some items. */
final class DyingShare extends BackfillShare {

  private static final long serialVersionUID = 1;

  private final boolean takesExecutor;

  /**
   * Prepares the shares of a backfill.
   *
   * @param takesExecutor true if the JVM of the executor dies, too
   */
  DyingShare(TablePlace table, int shares, String journals, boolean takesExecutor) {
    super(table, shares, journals);
    this.takesExecutor = takesExecutor;
  }

  @Override
  protected Backfill backfill(int share) {
    return super.backfill(share)
        .onProgress(
            progress -> {
              if (TaskContext.get().attemptNumber() == 0 && progress.written() > 0) {
                die();
              }
            });
  }

  private void die() {
    if (takesExecutor) {
      Runtime.getRuntime().halt(1);
    }
    throw new IllegalStateException("the task dies");
  }
}
