package dev.singlet.internal.batch;

import dev.singlet.BatchRefusal;
import dev.singlet.BatchWriteResult;
import dev.singlet.UnknownWrite;

import dev.singlet.error.ConditionFailedException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What became of some writes of a batch; several make that of the batch. */
final class BatchOutcome {

  private final List<BatchedWrite> unprocessed = new ArrayList<>();
  private final Map<Integer, BatchRefusal> refused = new TreeMap<>();
  private final Map<Integer, UnknownWrite> unknown = new TreeMap<>();
  private int requests;
  private @Nullable Throwable cause;

  void addUnprocessed(List<BatchedWrite> writes) {
    unprocessed.addAll(writes);
  }

  void addRefused(BatchedWrite write, ConditionFailedException reason) {
    refused.put(write.position(), new BatchRefusal(write.write(), reason));
  }

  void addUnknown(BatchedWrite write, Throwable failure) {
    unknown.put(write.position(), new UnknownWrite(write.write(), failure));
  }

  void addRequest() {
    requests++;
  }

  void addCause(Throwable failure) {
    cause = failure;
  }

  void addAll(BatchOutcome other) {
    unprocessed.addAll(other.unprocessed);
    refused.putAll(other.refused);
    unknown.putAll(other.unknown);
    requests += other.requests;
    cause = other.cause == null ? cause : other.cause;
  }

  /**
   * The result.
   *
   * @param writes how many there are
   */
  BatchWriteResult toResult(int writes) {
    unprocessed.sort(Comparator.comparingInt(BatchedWrite::position));
    return new BatchWriteResult(
        writes - unprocessed.size() - refused.size() - unknown.size(),
        unprocessed.stream().map(BatchedWrite::write).toList(),
        List.copyOf(refused.values()),
        List.copyOf(unknown.values()),
        requests,
        cause);
  }
}
