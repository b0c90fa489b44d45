package dev.singlet.testing;

import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items as text for people: the primary key, a line for the keys in each index, and then the other
 * attributes by name.
 */
final class ItemText {

  private static final int MAX_LINE = 100;
  private static final String INDENT = "  ";

  private final TableSchema table;

  ItemText(TableSchema table) {
    this.table = table;
  }

  /** Returns the items, sorted by the text of their keys. */
  String of(Collection<Map<String, AttributeValue>> items) {
    return items.stream()
        .map(this::of)
        .sorted()
        .map(lines -> lines + "\n")
        .collect(Collectors.joining());
  }

  private String of(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> left = new TreeMap<>(item);
    List<String> lines = new ArrayList<>();
    lines.add(String.join(", ", take(table.key(), left)));
    for (IndexSchema index : table.indexes()) {
      List<String> key = take(index.key(), left);
      if (!key.isEmpty()) {
        lines.add(INDENT + String.join(", ", key));
      }
    }
    lines.addAll(wrapped(left.entrySet().stream().map(ItemText::attribute).toList()));
    return String.join("\n", lines);
  }

  private static List<String> take(KeySchema key, Map<String, AttributeValue> left) {
    List<String> taken = new ArrayList<>();
    for (String name : key.names()) {
      AttributeValue value = left.remove(name);
      if (value != null) {
        taken.add(name + " = " + value(value));
      }
    }
    return taken;
  }

  private static List<String> wrapped(List<String> attributes) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(INDENT);
    for (int i = 0; i < attributes.size(); i++) {
      String next = attributes.get(i) + (i == attributes.size() - 1 ? "" : ",");
      if (line.length() > INDENT.length()) {
        if (line.length() + 1 + next.length() > MAX_LINE) {
          lines.add(line.toString());
          line = new StringBuilder(INDENT);
        } else {
          line.append(' ');
        }
      }
      line.append(next);
    }
    if (line.length() > INDENT.length()) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static String attribute(Map.Entry<String, AttributeValue> attribute) {
    return attribute.getKey() + " = " + value(attribute.getValue());
  }

  private static String value(AttributeValue value) {
    return switch (value.type()) {
      case S -> quoted(value.s());
      case N -> value.n();
      case B -> bytes(value.b());
      case BOOL -> value.bool().toString();
      case SS -> set(value.ss().stream().map(ItemText::quoted).toList());
      case NS -> set(value.ns());
      case BS -> set(value.bs().stream().map(ItemText::bytes).toList());
      case L -> value.l().stream().map(ItemText::value).collect(Collectors.joining(", ", "[", "]"));
      case M ->
          new TreeMap<>(value.m())
              .entrySet().stream()
                  .map(ItemText::attribute)
                  .collect(Collectors.joining(", ", "{", "}"));
      case NUL -> "NULL";
      case UNKNOWN_TO_SDK_VERSION -> Objects.toString(value);
    };
  }

  private static String quoted(String text) {
    return '"' + text.replace("\n", "\\n") + '"';
  }

  private static String bytes(SdkBytes bytes) {
    return bytes.asByteArray().length + " bytes";
  }

  /** DynamoDB Local gives the elements in an order of its own. */
  private static String set(List<String> elements) {
    return elements.stream().sorted().collect(Collectors.joining(", ", "{", "}"));
  }
}
