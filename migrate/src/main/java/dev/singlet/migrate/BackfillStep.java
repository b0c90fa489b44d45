package dev.singlet.migrate;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.history.StepState;
import dev.singlet.internal.history.DeclaredStep;
import dev.singlet.internal.history.KeptStep;

/**
 * A backfill as the work of a step, which keeps its checkpoint in the history.
 *
 * @param backfill the backfill
 */
record BackfillStep(Backfill backfill) implements DeclaredStep.Work {

  @Override
  public DeclaredStep.Result run(TableClient client, KeptStep step) {
    BackfillReport report =
        client.execute(
            backfill.keptBy(
                step.checkpoint(),
                progress -> {
                  String place = progress.checkpoint();
                  if (place != null) {
                    step.keep(place, progress.items(), progress.written(), progress.left());
                  }
                }));
    if (report.checkpoint() != null) {
      return new DeclaredStep.Result(StepState.PENDING, "It was stopped.");
    }
    step.ended(report.items(), report.written());
    if (!report.isFine()) {
      return new DeclaredStep.Result(StepState.FAILED, report.toString());
    }
    return step.leftBefore() == 0
        ? DeclaredStep.Result.DONE
        : new DeclaredStep.Result(
            StepState.FAILED,
            "Runs that ended early had left items. The next run begins again, and lists them.");
  }
}
