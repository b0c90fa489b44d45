package dev.singlet.importer.schema;

import java.util.List;

/**
 * An access pattern of an entity.
 *
 * @param path where it is in the file
 * @param name its name
 * @param description its purpose
 * @param operation the operation of DynamoDB
 * @param index the index that it reads; empty for the table
 * @param range the condition on the sort key, such as {@code >=}; empty for none
 * @param isConsistent whether it asks for a strongly consistent read
 * @param isMixed whether it returns items of several entities
 * @param parameters its parameters
 * @param filter leaves items out
 */
public record AccessPattern(
    String path,
    String name,
    String description,
    Operation operation,
    String index,
    String range,
    boolean isConsistent,
    boolean isMixed,
    List<Parameter> parameters,
    Filter filter) {

  /** Operations of DynamoDB. */
  public enum Operation {
    GET_ITEM("GetItem"),
    PUT_ITEM("PutItem"),
    DELETE_ITEM("DeleteItem"),
    QUERY("Query"),
    SCAN("Scan"),
    UPDATE_ITEM("UpdateItem"),
    BATCH_GET_ITEM("BatchGetItem"),
    BATCH_WRITE_ITEM("BatchWriteItem");

    private final String text;

    Operation(String text) {
      this.text = text;
    }

    /**
     * Returns the name in the file.
     *
     * @return DynamoDB's own name
     */
    public String text() {
      return text;
    }
  }

  /** Copies the list. */
  public AccessPattern {
    parameters = List.copyOf(parameters);
  }

  /**
   * Returns whether it reads items of several entities in a partition of the table.
   *
   * @return false if it reads one entity, or an index
   */
  public boolean isCollection() {
    return isMixed && index.isEmpty();
  }
}
