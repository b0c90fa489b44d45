package dev.singlet;

import dev.singlet.internal.context.Context;
import java.time.Clock;

/**
 * The settings of a client that its requests depend on. Pass it to {@link
 * Operation#toRequest(RequestContext)} to see the request that this client would send. Immutable.
 */
public final class RequestContext {

  private final Context context;

  /**
   * Makes the default settings of a client.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock the source of the times that are stamped on items
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
   * Returns the clock, for stamps on items and for constraints on times.
   *
   * @return the clock
   */
  public Clock clock() {
    return context.clock();
  }
}
