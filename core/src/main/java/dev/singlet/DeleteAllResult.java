package dev.singlet;

import dev.singlet.value.PrimaryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link DeleteAll} did.
 *
 * @param deleted how many items it deleted, or found deleted by others after it had read them
 * @param changed the items that stay, since they changed after they were read, so that the query
 *     may not find them any more
 * @param unprocessed the deletes that DynamoDB did not confirm, however often it was asked
 * @param nextToken where the query goes on, to give to {@link Query#from}; null at the end
 * @param requests how many requests it took, counted as in {@link BatchWriteResult#requests}
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
   * @param deleted how many items it deleted
   * @param changed the items that stay
   * @param unprocessed the deletes that DynamoDB did not confirm
   * @param nextToken where the query goes on; null at the end
   * @param requests how many requests it took
   */
  public DeleteAllResult {
    changed = List.copyOf(changed);
    unprocessed = List.copyOf(unprocessed);
  }

  /**
   * Whether the query was gone through to its end, or to its limit, and nothing was left undone.
   *
   * @return false if some deletes are unprocessed
   */
  public boolean isComplete() {
    return unprocessed.isEmpty();
  }
}
