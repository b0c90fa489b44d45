package dev.singlet.it.updates;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Breaks a rule on purpose: takes one action out of every update expression, as if the library had
 * forgotten it.
 *
 * @param clause the action's clause, {@code SET} or {@code REMOVE}
 * @param attribute the attribute it changes
 */
record DroppedAction(String clause, String attribute) {

  private static final Pattern CLAUSE = Pattern.compile(" (?=(?:SET|REMOVE|ADD|DELETE) )");
  private static final Pattern COMMA = Pattern.compile(", (?![^(]*\\))");

  /** A client that drops it and passes on everything else. */
  DynamoDbClient on(DynamoDbClient dynamoDb) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              boolean isUpdate =
                  arguments != null
                      && arguments.length == 1
                      && arguments[0] instanceof UpdateItemRequest;
              try {
                return method.invoke(
                    dynamoDb,
                    isUpdate
                        ? new Object[] {without((UpdateItemRequest) arguments[0])}
                        : arguments);
              } catch (InvocationTargetException failed) {
                throw failed.getCause();
              }
            });
  }

  private UpdateItemRequest without(UpdateItemRequest request) {
    List<String> clauses = new ArrayList<>();
    for (String text : CLAUSE.splitAsStream(request.updateExpression()).toList()) {
      String name = text.split(" ", 2)[0];
      String actions =
          COMMA
              .splitAsStream(text.substring(name.length() + 1))
              .filter(action -> !name.equals(clause) || !isOf(action, request))
              .collect(Collectors.joining(", "));
      if (!actions.isEmpty()) {
        clauses.add(name + " " + actions);
      }
    }
    String update = String.join(" ", clauses);
    String used = update + " " + Objects.toString(request.conditionExpression(), "");
    return request.toBuilder()
        .updateExpression(update)
        .expressionAttributeNames(used(request.expressionAttributeNames(), used))
        .expressionAttributeValues(used(request.expressionAttributeValues(), used))
        .build();
  }

  private boolean isOf(String action, UpdateItemRequest request) {
    return attribute.equals(request.expressionAttributeNames().get(action.split(" ", 2)[0]));
  }

  /** DynamoDB refuses placeholders that are in no expression. */
  private static <V> @Nullable Map<String, V> used(Map<String, V> placeholders, String text) {
    Map<String, V> used = new LinkedHashMap<>();
    placeholders.forEach(
        (name, value) -> {
          if (Pattern.compile(Pattern.quote(name) + "(?!\\w)").matcher(text).find()) {
            used.put(name, value);
          }
        });
    return used.isEmpty() ? null : used;
  }
}
