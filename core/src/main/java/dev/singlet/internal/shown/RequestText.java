package dev.singlet.internal.shown;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredText;
import dev.singlet.internal.write.UniqueItem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * Writes a request as text: one line, and another one for each part of a batch or a transaction.
 */
public final class RequestText {

  private static final int MAX_ITEM_CHARS = 2000;

  private static final List<String> EXPRESSIONS =
      List.of(
          "KeyConditionExpression",
          "SearchConditionExpression",
          "UpdateExpression",
          "ConditionExpression",
          "FilterExpression",
          "ProjectionExpression");

  private final ShownAttributes shown;

  private RequestText(ShownAttributes shown) {
    this.shown = shown;
  }

  /**
   * Returns the text of a request.
   *
   * @param action the action's name
   * @param shown the attributes whose values it shows
   */
  public static String of(String action, DynamoDbRequest request, ShownAttributes shown) {
    RequestText text = new RequestText(shown);
    Fields fields = Fields.of(request);
    Stream<String> parts =
        Stream.concat(
            fields.tables().entrySet().stream()
                .flatMap(table -> text.ofTable(table.getKey(), table.getValue())),
            fields.actions().stream().flatMap(text::ofAction));
    return Stream.concat(Stream.of(text.line(action, fields.text("TableName"), fields)), parts)
        .collect(Collectors.joining("\n  "));
  }

  private Stream<String> ofTable(String table, Object parts) {
    if (parts instanceof KeysAndAttributes reads) {
      Fields fields = Fields.of(reads);
      return reads.keys().stream()
          .map(key -> line("Get", table, new Fields(with("Key", key, fields.values()))));
    }
    return ((List<?>) parts).stream().flatMap(write -> ofWrite(table, (SdkPojo) write));
  }

  private static Map<String, Object> with(String name, Object value, Map<String, Object> rest) {
    Map<String, Object> all = new HashMap<>(rest);
    all.put(name, value);
    return all;
  }

  /** Of a batch: {@code PutRequest} or {@code DeleteRequest}. */
  private Stream<String> ofWrite(String table, SdkPojo write) {
    return Fields.of(write).values().entrySet().stream()
        .map(
            each ->
                line(
                    each.getKey().replace("Request", ""),
                    table,
                    Fields.of((SdkPojo) each.getValue())));
  }

  /** Of a transaction: {@code Get}, {@code Put}, {@code ConditionCheck} and the like. */
  private Stream<String> ofAction(SdkPojo action) {
    return Fields.of(action).values().entrySet().stream()
        .map(
            each -> {
              Fields fields = Fields.of((SdkPojo) each.getValue());
              return line(each.getKey(), fields.text("TableName"), fields);
            });
  }

  private String line(String action, @Nullable String table, Fields fields) {
    StringBuilder line = new StringBuilder(action);
    if (table != null) {
      line.append(' ').append(table);
    }
    if (fields.get("IndexName") != null) {
      line.append(" index ").append(fields.get("IndexName"));
    }
    List<String> parts = parts(fields);
    return line.append(parts.isEmpty() ? "" : ": ").append(String.join("; ", parts)).toString();
  }

  private List<String> parts(Fields fields) {
    // The key of an item that reserves a unique value is made of that value.
    ShownAttributes visible = UniqueItem.isAbout(fields.names()) ? shown.withoutKeys() : shown;
    List<String> parts = new ArrayList<>();
    if (fields.get("Key") != null) {
      parts.add(key(fields.item("Key"), visible));
    }
    if (fields.get("Item") != null) {
      parts.add(item(fields.item("Item"), visible));
    }
    ExpressionText expressions =
        new ExpressionText(
            fields.names(),
            fields.item("ExpressionAttributeValues"),
            visible,
            EXPRESSIONS.stream().map(fields::text).filter(Objects::nonNull).toList());
    for (String name : EXPRESSIONS) {
      String expression = fields.text(name);
      if (expression != null) {
        parts.add(label(name) + expressions.of(expression));
      }
    }
    if (fields.get("Segment") instanceof Integer segment) {
      parts.add("segment: " + (segment + 1) + " of " + fields.get("TotalSegments"));
    }
    if (fields.get("Limit") != null) {
      parts.add("limit: " + fields.get("Limit"));
    }
    if (fields.get("TopK") != null) {
      parts.add("limit: " + fields.get("TopK"));
    }
    if ("COUNT".equals(fields.get("Select"))) {
      parts.add("count");
    }
    if (fields.isFalse("ScanIndexForward")) {
      parts.add("descending");
    }
    if (fields.isTrue("ConsistentRead")) {
      parts.add("consistent");
    }
    // The key itself can be of an item of any entity.
    if (!fields.item("ExclusiveStartKey").isEmpty()) {
      parts.add("continued");
    }
    return parts;
  }

  private static String label(String parameter) {
    return switch (parameter) {
      case "ConditionExpression" -> "condition: ";
      case "FilterExpression" -> "filter: ";
      case "ProjectionExpression" -> "projection: ";
      default -> "";
    };
  }

  /** Returns the text of a key. */
  public static String key(Map<String, AttributeValue> key, ShownAttributes shown) {
    return sorted(key, shown)
        .map(each -> StoredText.name(each.getKey()) + " = " + value(each, shown))
        .collect(Collectors.joining(", "));
  }

  private static String item(Map<String, AttributeValue> item, ShownAttributes shown) {
    String attributes =
        sorted(item, shown)
            .map(each -> StoredText.name(each.getKey()) + ": " + value(each, shown))
            .collect(Collectors.joining(", "));
    return "{" + StoredText.shortened(attributes, MAX_ITEM_CHARS) + "}";
  }

  private static String value(Map.Entry<String, AttributeValue> attribute, ShownAttributes shown) {
    return shown.has(attribute.getKey())
        ? StoredText.of(attribute.getValue(), ExpressionText.MAX_VALUE_CHARS)
        : Violation.MASK;
  }

  /** Puts the primary key first. */
  private static Stream<Map.Entry<String, AttributeValue>> sorted(
      Map<String, AttributeValue> item, ShownAttributes shown) {
    return item.entrySet().stream()
        .sorted(
            Comparator.comparing(
                    (Map.Entry<String, AttributeValue> each) -> !shown.isKey(each.getKey()))
                .thenComparing(Map.Entry.comparingByKey()));
  }
}
