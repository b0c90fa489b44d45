package dev.singlet.internal.search;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;

/** An operation whose first request is a {@code SearchVectors}. */
public abstract class SearchDescription<R> implements OperationDescription<R> {

  private final SearchSpec<?> search;

  protected SearchDescription(SearchSpec<?> search) {
    this.search = search;
  }

  @Override
  public final SearchVectorsRequest request(Context context) {
    return search.request(context);
  }

  @Override
  public final TableSchema table() {
    return search.table();
  }

  @Override
  public final List<? extends ItemType<?>> types() {
    return List.of(search.pattern().type());
  }

  @Override
  public final String label() {
    return search.pattern().toString();
  }
}
