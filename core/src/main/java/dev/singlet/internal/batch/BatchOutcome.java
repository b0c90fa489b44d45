package dev.singlet.internal.batch;

import dev.singlet.error.ConditionFailedException;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of the writes of a batch, by their positions. Writes that are not listed were made.
 */
public final class BatchOutcome {

  private final SortedSet<Integer> unprocessed = new TreeSet<>();
  private final Map<Integer, ConditionFailedException> refused = new TreeMap<>();
  private final Map<Integer, Throwable> unknown = new TreeMap<>();
  private int requests;
  private @Nullable Throwable cause;
  private @Nullable Throwable stop;

  void addUnprocessed(Iterable<BatchedWrite> writes) {
    writes.forEach(write -> unprocessed.add(write.position()));
  }

  void addRefused(BatchedWrite write, ConditionFailedException reason) {
    refused.put(write.position(), reason);
  }

  void addUnknown(BatchedWrite write, Throwable failure) {
    unknown.put(write.position(), failure);
  }

  void addRequest() {
    requests++;
  }

  void addCause(Throwable failure) {
    cause = failure;
  }

  void addStop(Throwable failure) {
    cause = failure;
    stop = failure;
  }

  void addAll(BatchOutcome other) {
    unprocessed.addAll(other.unprocessed);
    refused.putAll(other.refused);
    unknown.putAll(other.unknown);
    requests += other.requests;
    cause = other.cause == null ? cause : other.cause;
  }

  /** Returns the writes that were not made, and can be executed again. */
  public SortedSet<Integer> unprocessed() {
    return unprocessed;
  }

  /** Returns the writes whose conditions did not hold. */
  public Map<Integer, ConditionFailedException> refused() {
    return refused;
  }

  /** Returns the writes that may have been made, because an answer was lost. */
  public Map<Integer, Throwable> unknown() {
    return unknown;
  }

  /**
   * Returns the number of writes that were made.
   *
   * @param writes the number of writes that were to be sent
   */
  public int made(int writes) {
    return writes - unprocessed.size() - refused.size() - unknown.size();
  }

  public int requests() {
    return requests;
  }

  /** Returns the last failure of a request. */
  public @Nullable Throwable cause() {
    return cause;
  }

  /** Returns the failure that ended the batch early. */
  public @Nullable Throwable stop() {
    return stop;
  }
}
