package dev.singlet;

import java.time.Clock;
import java.util.Objects;

/**
 * What an operation's request and its result depend on besides the operation.
 *
 * @param tableName the name of the table in DynamoDB
 * @param clock gives the times that are stamped on items
 * @param readPolicy what queries do with items that can't be read, unless they say otherwise
 */
public record RequestContext(String tableName, Clock clock, ReadPolicy readPolicy) {

  /**
   * A context in which unreadable items are errors.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   */
  public RequestContext(String tableName, Clock clock) {
    this(tableName, clock, ReadPolicy.fail());
  }

  /**
   * Takes no null.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   * @param readPolicy what queries do with items that can't be read
   */
  public RequestContext {
    Objects.requireNonNull(tableName);
    Objects.requireNonNull(clock);
    Objects.requireNonNull(readPolicy);
  }
}
