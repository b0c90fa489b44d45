package dev.singlet.change;

import static dev.singlet.change.Examples.shop;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of the conditions under which items have a key, and of enums in keys. */
final class ConditionExamples {

  private static final String STATE = "{'id':'1','city':'Ulm','state':%s}";

  private static final String OPEN =
      "name = \"open\", index = \"GSI1\", partition = \"OPEN#{id}\", sort = \"USER\", when ="
          + " \"state == OPEN\"";
  private static final String DONE =
      ") @LinkedKey(" + OPEN.replace("open", "done").replace("OPEN", "DONE");
  private static final String OF_ID =
      "name = \"ofId\", index = \"GSI1\", partition = \"ID#{id}\", sort = \"USER\"";

  private ConditionExamples() {}

  static List<Example> all() {
    return Stream.of(conditions(), constants()).flatMap(List::stream).toList();
  }

  private static List<Example> conditions() {
    return List.of(
        states("a condition is added", ChangeKind.INDEX_KEY_CONDITION)
            .before(when(""))
            .after(when("state == OPEN")),
        states("a condition is removed", ChangeKind.INDEX_KEY_CONDITION)
            .before(when("state == OPEN"))
            .after(when("")),
        states("a condition holds for fewer items", ChangeKind.INDEX_KEY_CONDITION)
            .before(when("state in (OPEN, DONE)"))
            .after(when("state == OPEN")),
        states("a condition holds for more items", ChangeKind.INDEX_KEY_CONDITION)
            .before(when("state == OPEN"))
            .after(when("state != LATE")),
        states("a condition holds for other items", ChangeKind.INDEX_KEY_CONDITION)
            .before(when("state == OPEN"))
            .after(when("state == DONE")),
        states("a condition has another term", ChangeKind.INDEX_KEY_CONDITION)
            .before(when("state != DONE"))
            .after(when("state != DONE && city != 'Ulm'")),
        states(
                "two keys with conditions become one key",
                ChangeKind.INDEX_KEY_ADDED,
                ChangeKind.INDEX_KEY_REMOVED,
                ChangeKind.ACCESS_PATTERN)
            .before(model(OPEN + DONE))
            .after(model(OF_ID)),
        states("a second key is added", ChangeKind.INDEX_KEY_ADDED, ChangeKind.ACCESS_PATTERN)
            .before(model(OPEN))
            .after(model(OPEN + DONE))
            .unseen("each write of an example gives the item another state"),
        states("a second key is removed", ChangeKind.INDEX_KEY_REMOVED, ChangeKind.ACCESS_PATTERN)
            .before(model(OPEN + DONE))
            .after(model(OPEN))
            .unseen("each write of an example gives the item another state"),
        states("a condition of the same meaning")
            .before(when("state in (OPEN, DONE)"))
            .after(when("state in (DONE, OPEN)")));
  }

  private static List<Example> constants() {
    String stored = "{ @StoredAs(\"OPEN\") NEW, DONE, LATE }";
    return List.of(
        Example.of("a constant in a condition has another name in Java")
            .before(when("state == OPEN"))
            .after(when("state == NEW").replace("{ OPEN, DONE, LATE }", stored))
            .item(state("OPEN"), state("DONE"), state("OPEN"), state("DONE"))
            .item(state("DONE"), state("OPEN"), state("DONE"), state("OPEN")),
        Example.of("a constant in an index key has another name in Java")
            .before(inKey())
            .after(inKey().replace("{ OPEN, DONE, LATE }", stored))
            .item(state("OPEN"), state("DONE"), state("OPEN"), state("DONE")),
        Example.of(
                "a constant in an index key is stored as another text",
                ChangeKind.CONSTANT_ADDED,
                ChangeKind.CONSTANT_REMOVED,
                ChangeKind.INDEX_KEY_TEMPLATE)
            .before(inKey())
            .after(inKey().replace("{ OPEN,", "{ @StoredAs(\"O\") OPEN,"))
            .item(state("OPEN"), state("DONE"), state("O"), state("DONE"))
            .item(state("DONE"), state("OPEN"), state("DONE"), state("O"))
            .unseen("no program reads the constant of the other one"));
  }

  private static Example states(String name, ChangeKind... kinds) {
    Example example = Example.of(name, kinds);
    for (String one : List.of("OPEN", "DONE", "LATE")) {
      for (String other : List.of("OPEN", "DONE", "LATE")) {
        if (!one.equals(other)) {
          example = example.item(state(one), state(other), state(one), state(other));
        }
      }
    }
    return example;
  }

  private static String state(String text) {
    return STATE.formatted("'" + text + "'");
  }

  private static String when(String condition) {
    String when = condition.isEmpty() ? "" : ", when = \"" + condition + "\"";
    return model(
        "name = \"open\", index = \"GSI1\", partition = \"CITY#{city}\", sort = \"USER#{id}\""
            + when);
  }

  private static String inKey() {
    return model(
        "name = \"open\", index = \"GSI1\", partition = \"CITY#{city}\", sort ="
            + " \"{state}#{id}\"");
  }

  private static String model(String key) {
    return shop(
            ", indexes = @Index(\"GSI1\")",
            "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")\n@LinkedKey("
                + key
                + ")",
            "String id, String city, State state")
        .replaceFirst("sealed interface Shop \\{", "$0 enum State { OPEN, DONE, LATE }");
  }
}
