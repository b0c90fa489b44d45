package dev.singlet.importer.schema;

import java.util.List;

/**
 * An access pattern that writes or reads items of several tables in one transaction.
 *
 * @param path where it is in the file
 * @param name its name
 * @param description its purpose
 * @param operation {@code TransactWrite} or {@code TransactGet}
 * @param actions its actions
 */
public record Transaction(
    String path, String name, String description, String operation, List<Action> actions) {

  /**
   * An action on one item.
   *
   * @param action such as {@code Put}
   * @param table the name of the table
   * @param entity the name of the entity
   * @param condition a condition expression; empty for none
   */
  public record Action(String action, String table, String entity, String condition) {}

  /** Copies the list. */
  public Transaction {
    actions = List.copyOf(actions);
  }
}
