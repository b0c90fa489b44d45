package dev.singlet.extras;

import dev.singlet.internal.engine.Step;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** One execution of a series of transactions. If one fails, the ends of the others are kept. */
final class SeriesExecution implements Iterator<Step<TransactionEnd>> {

  private final int transactions;
  private final IntFunction<Step<@Nullable Void>> given;
  private final boolean stopsAtRefusal;
  private int position;
  private volatile boolean isStopped;

  /**
   * Takes the transactions.
   *
   * @param given starts the transaction at each position, from 0
   * @param stopsAtRefusal true to start no others after one that was not made
   */
  SeriesExecution(
      int transactions, IntFunction<Step<@Nullable Void>> given, boolean stopsAtRefusal) {
    this.transactions = transactions;
    this.given = given;
    this.stopsAtRefusal = stopsAtRefusal;
  }

  /** Makes all transactions, in their order if one runs at a time. */
  Step<List<TransactionEnd>> start(int atOnce) {
    return Step.parallel(this, atOnce);
  }

  @Override
  public boolean hasNext() {
    return position < transactions;
  }

  @Override
  public Step<TransactionEnd> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int next = position++;
    return isStopped
        ? Step.done(TransactionEnd.NOT_TRIED)
        : Step.begin(
                () -> given.apply(next).map(done -> TransactionEnd.MADE), SeriesExecution::failed)
            .map(this::stopAfter);
  }

  private static @Nullable Step<TransactionEnd> failed(Throwable failure) {
    return failure instanceof Exception exception ? Step.done(TransactionEnd.of(exception)) : null;
  }

  private TransactionEnd stopAfter(TransactionEnd end) {
    if (end.endsSeries() || (stopsAtRefusal && !end.isMade())) {
      isStopped = true;
    }
    return end;
  }
}
