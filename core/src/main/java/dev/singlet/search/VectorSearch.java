package dev.singlet.search;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.search.SearchDescription;
import dev.singlet.internal.search.SearchExecution;
import dev.singlet.internal.search.SearchSpec;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.value.ReadPolicy;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;

/**
 * Searches a vector index for the projections of the items whose vectors are closest to a given
 * one. It is one {@code SearchVectors} request, for which DynamoDB charges by the bytes of the
 * vectors that it compares. The index follows its table with a delay.
 *
 * @param <P> the projection's record
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_SearchVectors.html">SearchVectors</a>
 */
@CheckReturnValue
public final class VectorSearch<P> extends Operation<VectorMatches<P>> {

  private final SearchSpec<P> spec;

  VectorSearch(SearchSpec<P> spec) {
    this.spec = spec;
  }

  /**
   * Returns at most this many items, the closest ones.
   *
   * @param items the {@code TopK} of the request, 1 to 100; the default is 10
   * @return a search with the limit
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1 or more than 100
   */
  public VectorSearch<P> limit(int items) {
    return new VectorSearch<>(spec.limit(items));
  }

  /**
   * Sets how to treat items that can't be read, in place of the client's policy.
   *
   * @param policy throws, skips them or collects them
   * @return a search with the policy
   */
  public VectorSearch<P> onUnreadable(ReadPolicy policy) {
    return new VectorSearch<>(spec.onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this search only.
   *
   * @param override the SDK's own request configuration
   * @return a search with it
   */
  public VectorSearch<P> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new VectorSearch<>(spec.configuration(override));
  }

  @Override
  public SearchVectorsRequest toRequest() {
    return (SearchVectorsRequest) super.toRequest();
  }

  @Override
  public SearchVectorsRequest toRequest(RequestContext context) {
    return (SearchVectorsRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected SearchDescription<VectorMatches<P>> description() {
    return new SearchDescription<>(spec) {
      @Override
      public Step<VectorMatches<P>> start(Object operation, Context context) {
        return new SearchExecution<>(spec, context).found(VectorMatch::new, VectorMatches::new);
      }
    };
  }

  @Override
  public String toString() {
    return "Vector" + spec;
  }
}
