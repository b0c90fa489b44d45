package dev.singlet.query;

import dev.singlet.batch.BatchWriteResult;
import dev.singlet.item.BatchableWrite;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a {@link DeleteAll}.
 *
 * @param deleted the number of items that it deleted, or that others deleted after it had read them
 * @param changed the items that stay because they changed after they were read, so that the query
 *     may no longer find them
 * @param unprocessed the deletes that DynamoDB did not confirm, even after retries
 * @param nextToken the place where the query continues, for {@link Query#from}; null at the end
 * @param requests the number of requests, counted as in {@link BatchWriteResult#requests}
 */
public record DeleteAllResult(
    int deleted,
    List<PrimaryKey> changed,
    List<BatchableWrite> unprocessed,
    @Nullable String nextToken,
    int requests) {

  /**
   * Copies the lists.
   *
   * @param deleted the number of deleted items
   * @param changed the items that stay
   * @param unprocessed the deletes that DynamoDB did not confirm
   * @param nextToken the place where the query continues; null at the end
   * @param requests the number of requests
   */
  public DeleteAllResult {
    changed = List.copyOf(changed);
    unprocessed = List.copyOf(unprocessed);
  }

  /** Returns the numbers of items. Their keys may be sensitive. */
  @Override
  public String toString() {
    return "DeleteAllResult[deleted=%d, changed=%d, unprocessed=%d, requests=%d]"
        .formatted(deleted, changed.size(), unprocessed.size(), requests);
  }

  /**
   * Returns whether no delete is left undone. The query was then read to its end, or to its limit.
   *
   * @return false if some deletes are unprocessed
   */
  public boolean isComplete() {
    return unprocessed.isEmpty();
  }
}
