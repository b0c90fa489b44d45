package dev.singlet;

import dev.singlet.error.IncompleteBatchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What became of the writes of a {@link BatchWrite}. */
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
   * How many writes were made, those included that a later one of the same item replaced.
   *
   * @return a number from 0 to that of the writes
   */
  public int written() {
    return written;
  }

  /**
   * The writes that DynamoDB did not confirm, however often it was asked. To execute them again is
   * safe: those with a condition were not made, and the others put and delete whatever is there.
   * Where the connection was lost, one of the others can have been made.
   *
   * @return writes, in the order in which they were given
   */
  public List<BatchableWrite> unprocessed() {
    return unprocessed;
  }

  /**
   * The writes whose condition did not hold, so that they were not made.
   *
   * @return writes, in the order in which they were given, and why
   */
  public List<BatchRefusal> refused() {
    return refused;
  }

  /**
   * The writes with a condition of which it is not known whether they were made, since an answer
   * was lost. To execute them again is safe, too, but doesn't tell: one that was made can be
   * refused for the very item that it wrote. Read the items instead, see {@link
   * UnknownWrite#existing}.
   *
   * @return writes, in the order in which they were given, and what they failed with
   */
  public List<UnknownWrite> unknown() {
    return unknown;
  }

  /**
   * What the last request failed with that failed, such as the SDK's exception for throttling.
   *
   * @return nothing if each was answered
   */
  public Optional<Throwable> cause() {
    return Optional.ofNullable(cause);
  }

  /**
   * How many requests it took, repeated ones included. A write that is sent alone counts as one,
   * also where {@code @Unique} attributes make it a read and a transaction; a {@link
   * RequestListener} is told of each.
   *
   * @return 0 if there was nothing to write
   */
  public int requests() {
    return requests;
  }

  /**
   * Whether all writes were made.
   *
   * @return false if some are {@link #unprocessed}, {@link #refused} or {@link #unknown}
   */
  public boolean isComplete() {
    return unprocessed.isEmpty() && refused.isEmpty() && unknown.isEmpty();
  }

  /**
   * This result, if it {@link #isComplete}.
   *
   * @return this
   * @throws IncompleteBatchException if it isn't; it names the writes
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
      problems.add(
          unprocessed.size()
              + " were not processed: "
              + named(unprocessed)
              + (cause == null ? "" : ". The last failure was: " + cause.getMessage())
              + ". Execute them again");
    }
    if (!refused.isEmpty()) {
      problems.add(
          refused.size()
              + " were refused: "
              + named(refused.stream().map(BatchRefusal::write).toList())
              + ". The first: "
              + refused.get(0).reason().getMessage());
    }
    if (!unknown.isEmpty()) {
      problems.add(
          unknown.size()
              + " may have been made, since an answer was lost: "
              + named(unknown.stream().map(UnknownWrite::write).toList())
              + ". The first: "
              + unknown.get(0).failure().getMessage()
              + " Read their items before you execute them again");
    }
    return "Of the writes of a batch "
        + written
        + " were made, and "
        + String.join("; ", problems)
        + ".";
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
    return "BatchWriteResult[written="
        + written
        + ", unprocessed="
        + unprocessed
        + ", refused="
        + refused
        + ", unknown="
        + unknown
        + ", requests="
        + requests
        + "]";
  }
}
