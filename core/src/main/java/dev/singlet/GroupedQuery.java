package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Reads all items of an item collection in its range and gives them by entity, as one value. It is
 * one {@code Query} request if DynamoDB reads no more than 1 MB for it; if more, it goes on to the
 * end. What it gives is never cut off, and held in memory as a whole. Unreadable items are
 * collected by a {@link #measured} one only, which has a place for them.
 *
 * <pre>{@code
 * OrderItemsCollection.ByOrderGroup order =
 *     shop.execute(OrderItemsCollection.byOrder("o100").grouped());
 * }</pre>
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity
 */
@CheckReturnValue
public final class GroupedQuery<T, G> extends Operation<G> {

  private final MeasuredGroupedQuery<T, G> measured;

  GroupedQuery(MeasuredGroupedQuery<T, G> measured) {
    this.measured = measured;
  }

  /**
   * Tells besides how many requests it took, how many items were read, and which can't be.
   *
   * @return the operation that gives the same and more
   */
  public MeasuredGroupedQuery<T, G> measured() {
    return measured;
  }

  @Override
  public QueryRequest toRequest() {
    return measured.toRequest();
  }

  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return measured.request(context);
  }

  @Override
  TableSchema table() {
    return measured.table();
  }

  @Override
  String label() {
    return measured.label();
  }

  @Override
  Step<G> start(Context context) {
    ItemReading.requireWithoutPage(measured.policy(context), toString());
    return measured.start(context).map(Group::value);
  }

  @Override
  public String toString() {
    return "GroupedQuery[" + measured.described() + "]";
  }
}
