package dev.singlet;

import dev.singlet.internal.PushBack;
import dev.singlet.internal.Transient;
import dev.singlet.step.Step;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * A write of a batch that asks for a condition, which {@code BatchWriteItem} knows none of, and so
 * is made alone. It is repeated only where DynamoDB turned it away: after a lost answer its own
 * item could fail its condition.
 */
final class LoneBatchWrite implements BatchLane {

  private final BatchedWrite write;
  private final PushBack pushBack;
  private final BatchOutcome outcome = new BatchOutcome();

  LoneBatchWrite(BatchedWrite write, BatchOptions options) {
    this.write = write;
    this.pushBack = new PushBack(options.budget());
  }

  @Override
  public Step<BatchOutcome> start() {
    return Step.begin(
        () -> {
          outcome.addRequest();
          return operation().start(write.context()).map(done -> outcome);
        },
        this::failed);
  }

  @Override
  public BatchOutcome giveUp() {
    outcome.addUnprocessed(List.of(write));
    return outcome;
  }

  private Operation<?> operation() {
    BatchableWrite asked = write.write();
    return asked instanceof Put<?> put ? put.returningNothing() : (Delete<?>) asked;
  }

  private @Nullable Step<BatchOutcome> failed(Throwable failure) {
    if (failure instanceof ConditionFailedException refused) {
      outcome.addRefused(write, refused);
      return Step.done(outcome);
    }
    outcome.addCause(failure);
    boolean didNothing = Transient.isThrottling(failure) || isConflict(failure);
    if (!didNothing && !Transient.is(failure)) {
      throw new BatchStop(giveUp(), failure);
    }
    Duration pause = didNothing ? pushBack.next(false) : null;
    return pause == null ? Step.done(giveUp()) : Step.pause(pause, this::start);
  }

  private static boolean isConflict(Throwable failure) {
    return failure instanceof TransactionConflictException
        || (failure instanceof TransactionFailedException cancelled && cancelled.isPassing());
  }
}
