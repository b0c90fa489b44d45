package dev.singlet;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Goes through the items of a query; a request is made when the items before it are used up. */
final class QueryIterator<T> implements Iterator<T> {

  private final DynamoDbClient dynamoDb;
  private final QueryRun<T> run;
  private Iterator<T> page = Collections.emptyIterator();
  private boolean started;

  QueryIterator(DynamoDbClient dynamoDb, QueryRun<T> run) {
    this.dynamoDb = dynamoDb;
    this.run = run;
  }

  @Override
  public boolean hasNext() {
    while (!page.hasNext() && (!started || run.hasNext())) {
      started = true;
      run.accept(dynamoDb.query(run.request()));
      page = run.page().iterator();
    }
    return page.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return page.next();
  }
}
