package dev.singlet.examples.recipes;

import dev.singlet.examples.shared.report.RequestText;
import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** The requests that clients send, as text, with the capacity that each consumes. */
final class Requests implements RequestListener {

  private static final String INDENT = "  ";

  private final DynamoDbClient client;
  private final Map<String, KeySchema> keys = new ConcurrentHashMap<>();
  private final List<String> lines = new ArrayList<>();
  private double minimum;
  private @Nullable TransactionUnits transaction;

  Requests(DynamoDbClient dynamoDb) {
    client =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> call(dynamoDb, method, arguments));
  }

  /** A client that sends requests on, and keeps their text. */
  DynamoDbClient client() {
    return client;
  }

  /** Shows puts of a table by its key. */
  void add(TableSchema table) {
    keys.put(table.name(), table.key());
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  void clear() {
    lines.clear();
  }

  @Override
  public void onRequest(RequestReport report) {
    if (!report.isAnswered()) {
      lines.add(INDENT + "refused");
      return;
    }
    double units = report.capacityUnits();
    if (report.action().equals("SearchVectors")) {
      lines.add(INDENT + report.vectorBytes() + " bytes of vectors");
    } else if (report.isRead()) {
      // DynamoDB Local counts nothing for a read that finds nothing, and too little for
      // transactions.
      // DynamoDB charges its minimum.
      lines.add(INDENT + text(Math.max(units, minimum)) + " RCU");
    } else {
      lines.add(INDENT + text(transaction == null ? units : transaction.count()) + " WCU");
    }
  }

  private static String text(double units) {
    return units == Math.rint(units) ? String.valueOf((long) units) : String.valueOf(units);
  }

  private @Nullable Object call(DynamoDbClient dynamoDb, Method method, Object[] arguments)
      throws Throwable {
    boolean isRequest = arguments != null && arguments.length == 1;
    if (isRequest && arguments[0] instanceof DynamoDbRequest request) {
      keep(request);
      transaction =
          request instanceof TransactWriteItemsRequest writes
              ? new TransactionUnits(dynamoDb, writes)
              : null;
    }
    try {
      return method.invoke(dynamoDb, arguments);
    } catch (InvocationTargetException thrown) {
      throw Objects.requireNonNull(thrown.getCause());
    }
  }

  private void keep(DynamoDbRequest request) {
    minimum = minimum(request);
    List<String> text = text(request);
    lines.add(text.get(0));
    for (String line : text.subList(1, text.size())) {
      lines.add(line.startsWith(INDENT) ? line : INDENT + line);
    }
  }

  private List<String> text(DynamoDbRequest request) {
    if (request instanceof PutItemRequest put) {
      KeySchema key = keys.get(put.tableName());
      if (key != null && !key.has("PK")) {
        return RequestText.lines(put, key);
      }
    }
    return RequestText.lines(request);
  }

  private static double minimum(DynamoDbRequest request) {
    if (request instanceof TransactGetItemsRequest reads) {
      return 2 * reads.transactItems().size();
    }
    if (request instanceof BatchGetItemRequest reads) {
      return reads.requestItems().values().stream().mapToDouble(Requests::minimum).sum();
    }
    return isConsistent(request) ? 1 : 0.5;
  }

  private static double minimum(KeysAndAttributes reads) {
    return reads.keys().size() * (Boolean.TRUE.equals(reads.consistentRead()) ? 1 : 0.5);
  }

  private static boolean isConsistent(DynamoDbRequest request) {
    return request.getValueForField("ConsistentRead", Boolean.class).orElse(false);
  }
}
