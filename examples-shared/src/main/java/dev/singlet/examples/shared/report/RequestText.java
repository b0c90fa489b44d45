package dev.singlet.examples.shared.report;

import dev.singlet.schema.KeySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Requests as text, with names and values in place of their placeholders. */
public final class RequestText {

  private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

  /** Of longer lists, such as vectors, only the length is shown. */
  private static final int MAX_ELEMENTS = 8;

  private RequestText() {}

  /**
   * A request that reads or writes items, or describes their table.
   *
   * @throws IllegalArgumentException if it is another one
   */
  public static List<String> lines(DynamoDbRequest request) {
    if (request instanceof GetItemRequest get) {
      return lines(get);
    } else if (request instanceof QueryRequest query) {
      return lines(query);
    } else if (request instanceof ScanRequest scan) {
      return lines(scan);
    } else if (request instanceof SearchVectorsRequest search) {
      return lines(search);
    } else if (request instanceof BatchGetItemRequest batch) {
      return batch(batch);
    } else if (request instanceof BatchWriteItemRequest batch) {
      return WriteText.lines(batch);
    } else if (request instanceof TransactGetItemsRequest reads) {
      return transaction(reads);
    } else if (request instanceof PutItemRequest put) {
      return WriteText.of(put).lines("PutItem: ");
    } else if (request instanceof UpdateItemRequest update) {
      return WriteText.of(update).lines("UpdateItem: ");
    } else if (request instanceof DeleteItemRequest delete) {
      return WriteText.of(delete).lines("DeleteItem: ");
    } else if (request instanceof TransactWriteItemsRequest transaction) {
      return WriteText.lines(transaction);
    } else if (request instanceof DescribeTableRequest describe) {
      return List.of("DescribeTable: " + describe.tableName());
    }
    throw new IllegalArgumentException("no request for items: " + request);
  }

  private static List<String> batch(BatchGetItemRequest request) {
    List<String> lines = new ArrayList<>();
    lines.add("BatchGetItem");
    request.requestItems().values().stream()
        .flatMap(table -> table.keys().stream())
        .forEach(key -> lines.add("  " + conditions(key)));
    return lines;
  }

  private static List<String> transaction(TransactGetItemsRequest request) {
    List<String> lines = new ArrayList<>();
    lines.add("TransactGetItems");
    request.transactItems().forEach(item -> lines.add("  Get: " + conditions(item.get().key())));
    return lines;
  }

  /** A {@code PutItem} request, with the key of its table. */
  public static List<String> lines(PutItemRequest request, KeySchema key) {
    return WriteText.of(request, key).lines("PutItem: ");
  }

  /** A {@code GetItem} request. */
  public static List<String> lines(GetItemRequest request) {
    boolean isConsistent = Boolean.TRUE.equals(request.consistentRead());
    String key = "GetItem: " + conditions(request.key());
    return isConsistent ? List.of(key, "consistent") : List.of(key);
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
    if (Boolean.TRUE.equals(request.consistentRead())) {
      lines.add("consistent");
    }
    if (request.hasExclusiveStartKey()) {
      lines.add("after: " + conditions(request.exclusiveStartKey()));
    }
    return lines;
  }

  private static List<String> lines(ScanRequest request) {
    List<String> lines = new ArrayList<>();
    lines.add("Scan " + request.tableName());
    if (request.filterExpression() != null) {
      lines.add(
          "filter: "
              + filled(
                  request.filterExpression(),
                  request.expressionAttributeNames(),
                  request.expressionAttributeValues()));
    }
    if (request.limit() != null) {
      lines.add("limit: " + request.limit());
    }
    if (Boolean.TRUE.equals(request.consistentRead())) {
      lines.add("consistent");
    }
    if (request.hasExclusiveStartKey()) {
      lines.add("after: " + conditions(request.exclusiveStartKey()));
    }
    return lines;
  }

  private static List<String> lines(SearchVectorsRequest search) {
    return List.of(
        "SearchVectors "
            + search.indexName()
            + ": "
            + filled(
                search.searchConditionExpression(),
                search.expressionAttributeNames(),
                search.expressionAttributeValues()),
        "closest to: " + list(search.searchVector()),
        "limit: " + search.topK());
  }

  private static String filled(String expression, QueryRequest request) {
    return filled(
        expression, request.expressionAttributeNames(), request.expressionAttributeValues());
  }

  static String filled(
      String expression, Map<String, String> names, Map<String, AttributeValue> values) {
    return PLACEHOLDER
        .matcher(expression)
        .replaceAll(match -> Matcher.quoteReplacement(meaning(match.group(), names, values)));
  }

  private static String meaning(
      String placeholder, Map<String, String> names, Map<String, AttributeValue> values) {
    return placeholder.startsWith("#")
        ? Objects.requireNonNull(names.get(placeholder))
        : value(Objects.requireNonNull(values.get(placeholder)));
  }

  static String conditions(Map<String, AttributeValue> key) {
    return new TreeMap<>(key)
        .entrySet().stream()
            .map(attribute -> attribute.getKey() + " = " + value(attribute.getValue()))
            .collect(Collectors.joining(" AND "));
  }

  private static String value(AttributeValue value) {
    if (value.n() != null) {
      return value.n();
    }
    @Nullable String text = value.s();
    if (text != null) {
      return '"' + Text.printable(text) + '"';
    }
    return switch (value.type()) {
      case BOOL -> value.bool().toString();
      case NUL -> "NULL";
      case SS -> set(value.ss().stream().map(each -> '"' + Text.printable(each) + '"').toList());
      case NS -> set(value.ns());
      case L -> list(value.l());
      case M ->
          new TreeMap<>(value.m())
              .entrySet().stream()
                  .map(member -> member.getKey() + ": " + value(member.getValue()))
                  .collect(Collectors.joining(", ", "{", "}"));
      default -> "bytes";
    };
  }

  private static String list(List<AttributeValue> elements) {
    return elements.size() > MAX_ELEMENTS
        ? "[" + elements.size() + " elements]"
        : elements.stream().map(RequestText::value).toList().toString();
  }

  private static String set(List<String> elements) {
    return elements.stream().sorted().collect(Collectors.joining(", ", "{", "}"));
  }
}
