package dev.singlet.internal.batch;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.engine.LostAnswer;
import dev.singlet.internal.engine.RetryBudget;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.write.DeleteWrite;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.internal.write.Write;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * A write of a batch with a condition. {@code BatchWriteItem} takes no conditions, so the write is
 * made alone. After a lost answer it is in doubt: when it is made again, the item that it wrote
 * itself can fail its condition. It then counts as made if the item is known to be its own, and as
 * unknown otherwise.
 */
final class SingleWriteChunk implements BatchChunk {

  private final BatchedWrite write;
  private final Write<?> made;
  private final RetryBudget retries;
  private final BatchOutcome outcome = new BatchOutcome();

  /** The failure that left it in doubt; null if it is not. */
  private @Nullable Throwable doubt;

  SingleWriteChunk(BatchedWrite write, BatchOptions options, BooleanSupplier isStopped) {
    this.write = write;
    this.made =
        write.write() instanceof PutWrite<?> put ? put.fixed(write.context()) : write.write();
    this.retries = new RetryBudget(options.budget(), isStopped);
  }

  @Override
  public Step<BatchOutcome> start() {
    return Step.begin(
        () -> {
          outcome.addRequest();
          return send().map(done -> outcome);
        },
        this::failed);
  }

  @Override
  public BatchOutcome giveUp() {
    if (doubt == null) {
      outcome.addUnprocessed(List.of(write));
    } else {
      outcome.addUnknown(write, doubt);
    }
    return outcome;
  }

  private Step<?> send() {
    return made instanceof PutWrite<?> put
        ? put.send(write.operation(), write.context(), null, old -> null)
        : ((DeleteWrite<?>) made).start(write.operation(), write.context());
  }

  private @Nullable Step<BatchOutcome> failed(Throwable failure) {
    if (failure instanceof ConditionFailedException refused) {
      addRefused(refused);
      return Step.done(outcome);
    }
    outcome.addCause(failure);
    if (failure instanceof TransactionFailedException cancelled && cancelled.mayHaveBeenMade()) {
      doubt = failure;
      return Step.done(giveUp());
    }
    boolean didNothing = Transient.isThrottling(failure) || isConflict(failure);
    if (!(failure instanceof SingletException) && LostAnswer.isPossible(failure)) {
      doubt = failure;
    }
    if (!didNothing && !Transient.is(failure)) {
      outcome.addStop(failure);
      return Step.done(giveUp());
    }
    return retries.again(false, this::start, this::giveUp);
  }

  private void addRefused(ConditionFailedException refused) {
    if (doubt == null && !refused.mayHaveBeenMade()) {
      outcome.addRefused(write, refused);
    } else if (!isOwn(refused)) {
      outcome.addUnknown(write, refused.inDoubt());
    }
  }

  private boolean isOwn(ConditionFailedException refused) {
    return made instanceof PutWrite<?> put && put.isOwn(write.context(), refused.existingItem());
  }

  private static boolean isConflict(Throwable failure) {
    return failure instanceof TransactionConflictException
        || (failure instanceof TransactionFailedException cancelled && cancelled.isPassing());
  }
}
