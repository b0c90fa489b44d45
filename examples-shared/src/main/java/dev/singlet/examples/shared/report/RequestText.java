package dev.singlet.examples.shared.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Read requests as text, with names and values in place of their placeholders. */
public final class RequestText {

  private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

  private RequestText() {}

  /** A {@code GetItem} request. */
  public static List<String> lines(GetItemRequest request) {
    return List.of("GetItem: " + conditions(request.key()));
  }

  /** A {@code Query} request. */
  public static List<String> lines(QueryRequest request) {
    List<String> lines = new ArrayList<>();
    String where = request.indexName() == null ? "table" : request.indexName();
    lines.add("Query " + where + ": " + filled(request.keyConditionExpression(), request));
    if (request.filterExpression() != null) {
      lines.add("filter: " + filled(request.filterExpression(), request));
    }
    if (Boolean.FALSE.equals(request.scanIndexForward())) {
      lines.add("in descending order");
    }
    if (request.limit() != null) {
      lines.add("limit: " + request.limit());
    }
    if (request.hasExclusiveStartKey()) {
      lines.add("after: " + conditions(request.exclusiveStartKey()));
    }
    return lines;
  }

  private static String filled(String expression, QueryRequest request) {
    return PLACEHOLDER
        .matcher(expression)
        .replaceAll(match -> Matcher.quoteReplacement(meaning(match.group(), request)));
  }

  private static String meaning(String placeholder, QueryRequest request) {
    if (placeholder.startsWith("#")) {
      return Objects.requireNonNull(request.expressionAttributeNames().get(placeholder));
    }
    return value(Objects.requireNonNull(request.expressionAttributeValues().get(placeholder)));
  }

  private static String conditions(Map<String, AttributeValue> key) {
    return new TreeMap<>(key)
        .entrySet().stream()
            .map(attribute -> attribute.getKey() + " = " + value(attribute.getValue()))
            .collect(Collectors.joining(" AND "));
  }

  private static String value(AttributeValue value) {
    return value.n() != null ? value.n() : '"' + Text.printable(value.s()) + '"';
  }
}
