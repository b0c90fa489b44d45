package dev.singlet.batch;

import dev.singlet.error.IncompleteBatchException;
import dev.singlet.item.BatchableWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The result of a {@link BatchWrite}. */
public final class BatchWriteResult {

  private static final int MAX_NAMED = 20;

  private final int written;
  private final List<BatchableWrite> unprocessed;
  private final List<BatchRefusal> refused;
  private final List<UnknownWrite> unknown;
  private final int requests;
  private final @Nullable Throwable cause;

  BatchWriteResult(
      int written,
      List<BatchableWrite> unprocessed,
      List<BatchRefusal> refused,
      List<UnknownWrite> unknown,
      int requests,
      @Nullable Throwable cause) {
    this.written = written;
    this.unprocessed = List.copyOf(unprocessed);
    this.refused = List.copyOf(refused);
    this.unknown = List.copyOf(unknown);
    this.requests = requests;
    this.cause = cause;
  }

  /**
   * Returns the number of writes that were made. Of several writes of one item, only the last one
   * is made, and counts.
   *
   * @return a number from 0 to the number of items
   */
  public int written() {
    return written;
  }

  /**
   * Returns the writes that DynamoDB did not confirm, even after retries. It is safe to execute
   * them again. Those with a condition were not made. The others don't depend on what is stored;
   * one of them may have been made if the connection was lost.
   *
   * @return the writes, in the order they were given
   */
  public List<BatchableWrite> unprocessed() {
    return unprocessed;
  }

  /**
   * Returns the writes that were not made because their condition did not hold.
   *
   * @return the writes with the reason, in the order they were given
   */
  public List<BatchRefusal> refused() {
    return refused;
  }

  /**
   * Returns the writes with a condition that may have been made or not, because an answer was lost.
   * It is safe to execute them again, but this doesn't show the outcome: a write that was made can
   * be refused because of the item that it wrote itself. Read the items instead, see {@link
   * UnknownWrite#existing}.
   *
   * @return the writes with their failure, in the order they were given
   */
  public List<UnknownWrite> unknown() {
    return unknown;
  }

  /**
   * Returns the failure of the last request that failed, such as the SDK's exception for
   * throttling.
   *
   * @return the failure; empty if every request was answered
   */
  public Optional<Throwable> cause() {
    return Optional.ofNullable(cause);
  }

  /**
   * Returns the number of requests, retries included. A write that is sent alone counts as one,
   * even if {@code @Unique} attributes make it a read and a transaction. A {@link
   * dev.singlet.listener.RequestListener} sees each of them.
   *
   * @return 0 if there was nothing to write
   */
  public int requests() {
    return requests;
  }

  /**
   * Returns whether all writes were made.
   *
   * @return false if some are {@link #unprocessed}, {@link #refused} or {@link #unknown}
   */
  public boolean isComplete() {
    return unprocessed.isEmpty() && refused.isEmpty() && unknown.isEmpty();
  }

  /**
   * Returns this result if it {@link #isComplete}.
   *
   * @return this
   * @throws IncompleteBatchException if it isn't complete; it names the writes
   */
  public BatchWriteResult orThrow() {
    if (!isComplete()) {
      throw new IncompleteBatchException(message(), this, cause);
    }
    return this;
  }

  private String message() {
    List<String> problems = new ArrayList<>();
    if (!unprocessed.isEmpty()) {
      String failure = cause == null ? "" : ". The last failure was: " + cause.getMessage();
      problems.add(
          "%d were not processed: %s%s. Execute them again"
              .formatted(unprocessed.size(), named(unprocessed), failure));
    }
    if (!refused.isEmpty()) {
      problems.add(
          "%d were refused: %s. The first: %s"
              .formatted(
                  refused.size(),
                  named(refused.stream().map(BatchRefusal::write).toList()),
                  refused.get(0).reason().getMessage()));
    }
    if (!unknown.isEmpty()) {
      problems.add(
          String.format(
              "%d may have been made, since an answer was lost: %s. The first: %s Read their items"
                  + " before you execute them again",
              unknown.size(),
              named(unknown.stream().map(UnknownWrite::write).toList()),
              unknown.get(0).failure().getMessage()));
    }
    return "Of the writes of a batch %d were made, and %s."
        .formatted(written, String.join("; ", problems));
  }

  private static String named(List<BatchableWrite> writes) {
    StringJoiner names = new StringJoiner("; ");
    writes.stream().limit(MAX_NAMED).forEach(write -> names.add(write.toString()));
    return writes.size() > MAX_NAMED
        ? names + "; and " + (writes.size() - MAX_NAMED) + " more"
        : names.toString();
  }

  @Override
  public String toString() {
    return "BatchWriteResult[written=%d, unprocessed=%s, refused=%s, unknown=%s, requests=%d]"
        .formatted(written, unprocessed, refused, unknown, requests);
  }
}
