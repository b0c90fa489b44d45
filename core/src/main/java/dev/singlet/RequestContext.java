package dev.singlet;

import dev.singlet.internal.context.Context;
import java.time.Clock;

/**
 * The settings of a client that requests depend on: pass it to {@link
 * Operation#toRequest(RequestContext)} to see the request that this client would send. Immutable.
 */
public final class RequestContext {

  private final Context context;

  /**
   * Makes the settings of a client that is told nothing else.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   */
  public RequestContext(String tableName, Clock clock) {
    this(new Context(tableName, clock));
  }

  RequestContext(Context context) {
    this.context = context;
  }

  Context context() {
    return context;
  }

  /**
   * Returns the name of the table in DynamoDB.
   *
   * @return a name, or an ARN
   */
  public String tableName() {
    return context.tableName();
  }

  /**
   * Returns the clock that stamps items, and that constraints compare times with.
   *
   * @return the clock
   */
  public Clock clock() {
    return context.clock();
  }
}
