package dev.singlet;

import java.time.Clock;
import java.util.Objects;

/**
 * What an operation's request depends on besides the operation.
 *
 * @param tableName the name of the table in DynamoDB
 * @param clock gives the times that are stamped on items
 */
public record RequestContext(String tableName, Clock clock) {

  /**
   * Takes no null.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   */
  public RequestContext {
    Objects.requireNonNull(tableName);
    Objects.requireNonNull(clock);
  }
}
