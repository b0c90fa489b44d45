package dev.singlet.importer.schema;

import java.util.List;

/**
 * The filter of an access pattern.
 *
 * @param isAny whether one of the conditions is enough
 * @param conditions its conditions
 */
public record Filter(boolean isAny, List<Condition> conditions) {

  /** A filter that leaves nothing out. */
  public static final Filter NONE = new Filter(false, List.of());

  /** Copies the list. */
  public Filter {
    conditions = List.copyOf(conditions);
  }

  /**
   * A condition on a field.
   *
   * @param path where it is in the file
   * @param field the name of the field
   * @param function such as {@code contains}; empty for none
   * @param operator such as {@code >=}; empty for none
   * @param parameters the names of the parameters that it compares with
   */
  public record Condition(
      String path, String field, String function, String operator, List<String> parameters) {

    /** Copies the list. */
    public Condition {
      parameters = List.copyOf(parameters);
    }
  }

  /**
   * Returns whether a parameter is a value of the filter.
   *
   * @param parameter the name of the parameter
   * @return whether a condition compares with it
   */
  public boolean has(String parameter) {
    return conditions.stream().anyMatch(each -> each.parameters().contains(parameter));
  }
}
