package dev.singlet.tools.report.stored;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * A value of DynamoDB JSON, such as {@code {"S": "text"}}.
 *
 * @param type its type, such as {@code S}
 * @param content what is under the type
 */
record DynamoDbValue(String type, Object content) {

  private static final String HIDDEN = "•••";

  static DynamoDbValue of(Map<?, ?> members, Object name) {
    return of(Objects.requireNonNull(members.get(name), "the attribute is there"));
  }

  private static DynamoDbValue of(Object json) {
    if (json instanceof Map<?, ?> map && map.size() == 1) {
      Map.Entry<?, ?> only = map.entrySet().iterator().next();
      return new DynamoDbValue(String.valueOf(only.getKey()), only.getValue());
    }
    throw new IllegalArgumentException("A value of DynamoDB JSON has one type: " + json);
  }

  /** Returns a text, a number or bytes as DynamoDB JSON writes it. */
  String string() {
    return String.valueOf(content);
  }

  /**
   * Returns the value for people to read.
   *
   * @param hidden names of attributes whose values are not shown
   */
  String text(Set<String> hidden) {
    return switch (type) {
      case "NULL" -> "null";
      case "SS", "NS", "BS" -> ((List<?>) content).stream().map(String::valueOf).collect(set());
      case "L" -> list((List<?>) content, hidden);
      case "M" ->
          ((Map<?, ?>) content)
              .entrySet().stream()
                  .map(member -> member.getKey() + ": " + shown(member, hidden))
                  .collect(set());
      default -> string();
    };
  }

  /** Returns the text of a list. Elements of tuples are hidden by their places. */
  private static String list(List<?> elements, Set<String> hidden) {
    List<String> texts = new ArrayList<>();
    for (Object element : elements) {
      texts.add(shown(Map.entry("[" + texts.size() + "]", element), hidden));
    }
    return texts.toString();
  }

  /** Returns the text of a member, unless its value is not to be shown. */
  static String shown(Map.Entry<?, ?> member, Set<String> hidden) {
    return hidden.contains(String.valueOf(member.getKey()))
        ? HIDDEN
        : of(member.getValue()).text(hidden);
  }

  private static Collector<CharSequence, ?, String> set() {
    return Collectors.joining(", ", "{", "}");
  }
}
