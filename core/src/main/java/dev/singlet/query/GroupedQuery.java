package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.operation.Operation;
import java.util.function.Function;

/**
 * Reads all items of an item collection in its range and returns them by entity, as one value. This
 * is one {@code Query} request if DynamoDB reads no more than 1 MB for it. If it reads more, the
 * query goes on to the end. If it reads several partitions, it makes at least one request for each.
 * The value is never cut off, and is held in memory as a whole. Only a {@link #measured} query has
 * a place for unreadable items, and can collect them.
 *
 * <pre>{@code
 * OrderItemsCollection.ByOrderGroup order =
 *     shop.execute(OrderItemsCollection.byOrder("o100").grouped());
 * }</pre>
 *
 * @param <G> the generated record that holds the items by entity; {@link ItemsByEntity} if they are
 *     projections
 */
@CheckReturnValue
public final class GroupedQuery<G> extends QueryOperation<G> {

  private final Measured<?, G> measured;

  private GroupedQuery(Measured<?, G> measured) {
    this.measured = measured;
  }

  static <T, G> GroupedQuery<G> of(QuerySpec<T> spec, Function<ItemsByEntity<T>, G> grouping) {
    return new GroupedQuery<>(new Measured<>(spec, grouping));
  }

  /**
   * Also returns the number of requests, the number of items read, and the unreadable items.
   *
   * @return an operation that returns the same value and these
   */
  public Operation<Group<G>> measured() {
    return measured;
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<G> description() {
    QuerySpec<?> spec = measured.spec;
    return new QueryDescription<>(spec, "") {
      @Override
      public Step<G> start(Object operation, Context context) {
        ItemReading.requireWithoutPage(spec.options().policy(context), operation.toString());
        return measured.description().start(measured, context).map(Group::value);
      }
    };
  }

  @Override
  public String toString() {
    return "Grouped" + measured.spec;
  }

  private static final class Measured<T, G> extends QueryOperation<Group<G>> {

    private final QuerySpec<T> spec;
    private final Function<ItemsByEntity<T>, G> grouping;

    Measured(QuerySpec<T> spec, Function<ItemsByEntity<T>, G> grouping) {
      this.spec = spec;
      this.grouping = grouping;
    }

    @Override
    protected OperationDescription<Group<G>> description() {
      return new QueryDescription<>(spec, "") {
        @Override
        public Step<Group<G>> start(Object operation, Context context) {
          return new QueryExecution<>(spec, context).wholeRange().map(Measured.this::group);
        }
      };
    }

    private Group<G> group(PageRead<T> page) {
      G value = grouping.apply(new ItemsByEntity<>(spec, page.items()));
      return new Group<>(value, page.unreadable(), page.itemsRead(), page.requests());
    }

    @Override
    public String toString() {
      return "MeasuredGrouped" + spec;
    }
  }
}
