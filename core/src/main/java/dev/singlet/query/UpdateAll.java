package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.UpdateAllExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.update.UpdateWrite;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.IndexSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Updates the items that a query finds, page by page. {@code Query} requests read the items. Each
 * update is one {@code UpdateItem} request and costs what it costs alone.
 *
 * <pre>{@code
 * UpdateAllResult result = blog.execute(
 *     CommentEntity.byAuthor("ann").updateAll(comment ->
 *         CommentEntity.update(comment.post(), comment.id())
 *             .authorName("Ann")
 *             .when(PROFILE.lt(7))));
 * }</pre>
 *
 * <p>An item can change after the query has read it, most of all if an index is queried. So give
 * updates a condition if their values depend on what was read. An update whose condition does not
 * hold is listed in the result, and the others go on.
 *
 * <p>An update can move its item within the index that is queried. If the query meets the item
 * again, it is left out: the function isn't called for it, and no count of the result has it. For
 * this, the primary key of each such item is kept in memory until the end: about 350 bytes, if its
 * values have 40 characters each.
 *
 * <p>You can stop it at any time and execute it again, if an update that is made twice does no
 * harm. If a request fails, it ends early with an {@link UnfinishedException}. Its result tells
 * where to {@linkplain UpdateAllResult#nextToken continue}: at the page of that update, whose other
 * updates are made again. An operation that continues there can update moved items again, too.
 *
 * @param <T> the items that the query gives
 */
@CheckReturnValue
public final class UpdateAll<T> extends QueryOperation<UpdateAllResult> {

  private final QuerySpec<T> query;
  private final Function<? super T, ? extends @Nullable ItemUpdate<?, ?>> update;
  private final BatchOptions options;

  /**
   * The entities of the updates, which the function chooses. They are gathered here, over all
   * executions, because a report of a request knows only its operation. More entities can hide more
   * values in a report, and change nothing else.
   */
  private final Set<EntityType<?>> updated = ConcurrentHashMap.newKeySet();

  UpdateAll(QuerySpec<T> query, Function<? super T, ? extends @Nullable ItemUpdate<?, ?>> update) {
    this(query, Objects.requireNonNull(update, "update"), BatchOptions.DEFAULT);
  }

  private UpdateAll(
      QuerySpec<T> query,
      Function<? super T, ? extends @Nullable ItemUpdate<?, ?>> update,
      BatchOptions options) {
    this.query = query;
    this.update = update;
    this.options = options;
  }

  /**
   * Sets how many updates may run at once. A {@link dev.singlet.TableClient} sends one at a time
   * unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 4
   * @return the operation with this limit
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1
   */
  public UpdateAll<T> requestsAtOnce(int requests) {
    return new UpdateAll<>(query, update, options.requestsAtOnce(requests));
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<UpdateAllResult> description() {
    return new QueryDescription<>(query, ".update") {
      @Override
      public List<ItemType<?>> types() {
        List<ItemType<?>> types = new ArrayList<>(updated);
        types.add(query.pattern().type());
        return types;
      }

      @Override
      public boolean addsTypes() {
        return true;
      }

      @Override
      public Step<UpdateAllResult> start(Object operation, Context context) {
        return new UpdateAllExecution<T, ItemUpdate<?, ?>>(
                query,
                UpdateAll.this::update,
                new Updates(),
                options.requestsAtOnce(),
                context.askingAll())
            .start(operation, UpdateAll::result);
      }
    };
  }

  private @Nullable ItemUpdate<?, ?> update(T item) {
    ItemUpdate<?, ?> made = update.apply(item);
    if (made != null) {
      UpdateWrite<?> write = write(made);
      write.requireTable(made, query.table());
      updated.add(write.type());
    }
    return made;
  }

  private static final class Updates implements UpdateAllExecution.Making<ItemUpdate<?, ?>> {

    @Override
    public Step<?> make(ItemUpdate<?, ?> update, Context context) {
      Operation<?> made = update.returningNothing();
      return Operation.describe(made).start(made, context);
    }

    @Override
    public boolean moves(ItemUpdate<?, ?> update, IndexSchema index) {
      return write(update).moves(index);
    }
  }

  private static UpdateWrite<?> write(ItemUpdate<?, ?> update) {
    return (UpdateWrite<?>) TransactWrite.describe(update);
  }

  private static UpdateAllResult result(
      UpdateAllExecution.Outcome<? extends ItemUpdate<?, ?>> outcome) {
    List<UpdateAllResult.Refusal> refused = new ArrayList<>();
    outcome
        .refused()
        .forEach(each -> refused.add(new UpdateAllResult.Refusal(each.update(), each.reason())));
    return new UpdateAllResult(
        outcome.updated(), outcome.passed(), refused, outcome.token(), outcome.requests());
  }

  @Override
  public String toString() {
    return "UpdateAll[" + query + "]";
  }
}
