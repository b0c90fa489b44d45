package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * A {@link GroupedQuery} that tells what it took besides.
 *
 * @param <T> the sealed interface over the entities' records
 * @param <G> the generated record that holds the items by entity
 */
@CheckReturnValue
public final class MeasuredGroupedQuery<T, G> extends Operation<Group<G>> {

  private final Query<T> query;
  private final Function<ItemsByEntity<T>, G> grouping;

  MeasuredGroupedQuery(Query<T> query, Function<ItemsByEntity<T>, G> grouping) {
    this.query = query;
    this.grouping = grouping;
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return query.request(context);
  }

  ReadPolicy policy(Context context) {
    return query.spec().options().policy(context);
  }

  @Override
  TableSchema table() {
    return query.table();
  }

  @Override
  String label() {
    return query.label();
  }

  @Override
  Step<Group<G>> start(Context context) {
    return new QueryExecution<>(query.spec(), context).wholeRange().map(this::group);
  }

  private Group<G> group(PageRead<T> page) {
    G value = grouping.apply(new ItemsByEntity<>(query.spec(), page.items()));
    return new Group<>(value, page.unreadable(), page.itemsRead(), page.requests());
  }

  String described() {
    return query.condition().describe(query.pattern());
  }

  @Override
  public String toString() {
    return "MeasuredGroupedQuery[" + described() + "]";
  }
}
