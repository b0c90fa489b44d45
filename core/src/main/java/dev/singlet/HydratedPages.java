package dev.singlet;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Goes through the pages of a hydrated query; each is read when it is asked for. */
final class HydratedPages<T> implements Iterator<HydratedPage<T>> {

  private final DynamoDbClient dynamoDb;
  private final RequestContext context;
  private @Nullable HydratedQuery<T> next;

  HydratedPages(DynamoDbClient dynamoDb, RequestContext context, HydratedQuery<T> query) {
    this.dynamoDb = dynamoDb;
    this.context = context;
    this.next = query;
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public HydratedPage<T> next() {
    if (next == null) {
      throw new NoSuchElementException();
    }
    HydratedPage<T> page = next.execute(dynamoDb, context);
    next = page.hasNext() ? next.from(page.nextToken()) : null;
    return page;
  }
}
