package dev.singlet.change;

/**
 * The key of a model's index.
 *
 * @param component the component in its partition key; empty if items have no key there
 * @param literal the text before it
 * @param sort the text in its sort key
 * @param condition the component without which an item has no key; empty for none
 */
record RandomKey(String component, String literal, String sort, String condition) {

  static final RandomKey NONE = new RandomKey("", "K", "USER", "");

  boolean isNone() {
    return component.isEmpty();
  }

  boolean uses(String name) {
    return component.equals(name) || condition.equals(name);
  }

  RandomKey of(String other) {
    return new RandomKey(other, literal, sort, "");
  }

  RandomKey withOtherLiteral() {
    return new RandomKey(component, literal.equals("K") ? "L" : "K", sort, condition);
  }

  RandomKey withOtherSort() {
    return new RandomKey(component, literal, sort.equals("USER") ? "U" : "USER", condition);
  }

  RandomKey when(String other) {
    return new RandomKey(component, literal, sort, other);
  }

  RandomKey renamed(String old, String present) {
    return new RandomKey(
        component.equals(old) ? present : component,
        literal,
        sort,
        condition.equals(old) ? present : condition);
  }

  String source() {
    return isNone()
        ? ""
        : " @LinkedKey(name = \"byKey\", index = \"GSI1\", partition = \"%s#{%s}\", sort = \"%s#{id}\"%s)"
            .formatted(
                literal,
                component,
                sort,
                condition.isEmpty() ? "" : ", when = \"" + condition + " exists\"");
  }
}
