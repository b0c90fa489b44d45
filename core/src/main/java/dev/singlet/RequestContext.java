package dev.singlet;

import java.time.Clock;
import java.util.Objects;

/**
 * What an operation's request and its result depend on besides the operation.
 *
 * @param tableName the name of the table in DynamoDB
 * @param clock gives the times that are stamped on items, and that constraints compare times with
 * @param readPolicy what queries do with items that can't be read, unless they say otherwise
 * @param validatesOnRead whether items that are read must satisfy the constraints of their entities
 */
public record RequestContext(
    String tableName, Clock clock, ReadPolicy readPolicy, boolean validatesOnRead) {

  /**
   * A context in which unreadable items are errors, and what is stored is taken to be valid.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   */
  public RequestContext(String tableName, Clock clock) {
    this(tableName, clock, ReadPolicy.fail(), false);
  }

  /**
   * Takes no null.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   * @param readPolicy what queries do with items that can't be read
   * @param validatesOnRead whether items that are read must satisfy the constraints
   */
  public RequestContext {
    Objects.requireNonNull(tableName);
    Objects.requireNonNull(clock);
    Objects.requireNonNull(readPolicy);
  }
}
