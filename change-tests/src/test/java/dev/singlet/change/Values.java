package dev.singlet.change;

import dev.singlet.model.change.ChangeKind;

/** Models and examples of a user with one value that changes. */
final class Values {

  private Values() {}

  /**
   * Returns a model with one entity.
   *
   * @param declarations other types
   * @param components the components of the entity
   * @param body the methods and constants of the entity
   */
  static String model(String declarations, String components, String body) {
    return """
        @Table(name = "Shop")
        public sealed interface Shop {
          %s
          @Entity
          @LinkedKey(partition = "USER#{id}", sort = "USER")
          record User(String id, %s) implements Shop {
            %s
          }
        }
        """
        .formatted(declarations, components, body);
  }

  /** Returns a model of a component, such as {@code @Nullable String value}. */
  static String model(String component) {
    return model("", component, "");
  }

  /** Returns an example in which one component differs. */
  static Example of(String name, ChangeKind kind, String before, String after) {
    return Example.of(name, kind).before(model(before)).after(model(after));
  }

  /** Adds records that have these values, in JSON with single quotes, in a component. */
  static Example values(
      Example example, String old, String oldChanged, String present, String presentChanged) {
    return example.item(user(old), user(oldChanged), user(present), user(presentChanged));
  }

  /** Adds records that have the same values in both models. */
  static Example values(Example example, String value, String changed) {
    return values(example, value, changed, value, changed);
  }

  /** Returns a record with members, such as {@code 'value':1}; empty for none. */
  static String user(String members) {
    return members.isEmpty() ? "" : "{'id':'1'," + members + "}";
  }
}
