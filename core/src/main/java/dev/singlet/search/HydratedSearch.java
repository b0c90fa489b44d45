package dev.singlet.search;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.batch.HydratedMatches;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.search.SearchDescription;
import dev.singlet.internal.search.SearchSpec;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.value.ReadPolicy;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;

/**
 * Searches a vector index for the items whose vectors are closest to a given one, and then reads
 * them from the table.
 *
 * <p>A {@code SearchVectors} request reads primary keys from the index. DynamoDB charges for it by
 * the bytes of the vectors that it compares. One {@code BatchGetItem} request follows, which costs
 * half a read capacity unit for each 4 KB of each item, or a whole one if consistent. Keys that
 * DynamoDB leaves unprocessed are sent again, after pauses that grow. If some are left after that,
 * the search throws {@link dev.singlet.error.UnprocessedKeysException}.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class HydratedSearch<T> extends Operation<VectorMatches<T>> {

  private final SearchSpec<T> spec;
  private final boolean consistent;

  HydratedSearch(SearchSpec<T> spec, boolean consistent) {
    this.spec = spec;
    this.consistent = consistent;
  }

  /**
   * Reads the items as all earlier writes left them. Costs twice the capacity in the table. The
   * index can't be read consistently: it may lack an item that was just written.
   *
   * @return a search that reads the table strongly consistently
   */
  public HydratedSearch<T> consistent() {
    return new HydratedSearch<>(spec, true);
  }

  /**
   * Returns at most this many items, the closest ones.
   *
   * @param items the {@code TopK} of the request, 1 to 100; the default is 10
   * @return a search with the limit
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1 or more than 100
   */
  public HydratedSearch<T> limit(int items) {
    return new HydratedSearch<>(spec.limit(items), consistent);
  }

  /**
   * Sets how to treat items that can't be read, in place of the client's policy.
   *
   * @param policy throws, skips them or collects them
   * @return a search with the policy
   */
  public HydratedSearch<T> onUnreadable(ReadPolicy policy) {
    return new HydratedSearch<>(spec.onUnreadable(policy), consistent);
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this search only.
   *
   * @param override the SDK's own request configuration
   * @return a search with it
   */
  public HydratedSearch<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new HydratedSearch<>(spec.configuration(override), consistent);
  }

  /**
   * {@inheritDoc}
   *
   * <p>It is the request to the index, which asks for keys only.
   */
  @Override
  public SearchVectorsRequest toRequest() {
    return (SearchVectorsRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * <p>It is the request to the index, which asks for keys only.
   */
  @Override
  public SearchVectorsRequest toRequest(RequestContext context) {
    return (SearchVectorsRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected SearchDescription<VectorMatches<T>> description() {
    return new SearchDescription<>(spec.ofKeys()) {
      @Override
      public Step<VectorMatches<T>> start(Object operation, Context context) {
        return new HydratedMatches<>(spec, consistent, context)
            .found(VectorMatch::new, VectorMatches::new);
      }
    };
  }

  @Override
  public String toString() {
    return "Hydrated" + spec;
  }
}
