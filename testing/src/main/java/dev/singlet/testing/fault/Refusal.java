package dev.singlet.testing.fault;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;

/** DynamoDB's errors, in its own form. */
final class Refusal {

  private static final String SERVICE = "com.amazonaws.dynamodb.v20120810#";
  private static final String FRAMEWORK = "com.amazon.coral.availability#";
  private static final String TABLE = "arn:aws:dynamodb:ddblocal:000000000000:table/";
  private static final String CONDITION = "The conditional request failed";
  private static final String CONFLICT = "Transaction is ongoing for the item";

  private Refusal() {}

  static Answer of(Fault fault, Call call, RandomGenerator random) {
    return switch (fault) {
      case THROTTLE ->
          throttled(
              call,
              "ProvisionedThroughputExceeded",
              SERVICE + "ProvisionedThroughputExceededException",
              "The level of configured provisioned throughput for the table was exceeded."
                  + " Consider increasing your provisioning level with the UpdateTable API.");
      case REQUEST_RATE ->
          throttled(
              call,
              "KeyRangeThroughputExceeded",
              FRAMEWORK + "ThrottlingException",
              "Rate of requests exceeds the limit.");
      case REQUEST_LIMIT ->
          throttled(
              call,
              "AccountLimitExceeded",
              SERVICE + "RequestLimitExceeded",
              "Throughput exceeds the current throughput limit for your account.");
      case INTERNAL_ERROR ->
          error(500, SERVICE + "InternalServerError", "The request processing has failed.");
      case UNAVAILABLE ->
          error(
              503, FRAMEWORK + "ServiceUnavailableException", "The service is not available now.");
      case CONDITION_FAILED -> {
        if (call.isTransaction()) {
          int[] conditions = call.conditions();
          int failed = conditions[random.nextInt(conditions.length)];
          yield canceled(call, failed, "ConditionalCheckFailed", CONDITION);
        }
        yield error(400, SERVICE + "ConditionalCheckFailedException", CONDITION);
      }
      case TRANSACTION_CONFLICT ->
          call.isTransaction()
              ? canceled(call, random.nextInt(call.size()), "TransactionConflict", CONFLICT)
              : error(400, SERVICE + "TransactionConflictException", CONFLICT);
      default -> throw new IllegalArgumentException(fault + " is not an error of DynamoDB.");
    };
  }

  /** Returns an error that reports a mistake in the test. No client retries it. */
  static Answer ofTest(String message) {
    return error(400, FRAMEWORK + "ValidationException", message);
  }

  /** Names the table or the index, and the limit, as DynamoDB does. */
  private static Answer throttled(Call call, String limit, String type, String message) {
    String index = call.json().path("IndexName").asText();
    ObjectNode body = Call.JSON.createObjectNode();
    // DynamoDB's API writes this name in two ways.
    ArrayNode reasons =
        body.putArray(type.startsWith(FRAMEWORK) ? "throttlingReasons" : "ThrottlingReasons");
    for (String table : call.tables()) {
      reasons
          .addObject()
          .put(
              "reason",
              (index.isEmpty() ? "Table" : "Index") + (call.isRead() ? "Read" : "Write") + limit)
          .put("resource", TABLE + table + (index.isEmpty() ? "" : "/index/" + index));
    }
    return error(400, type, message, body);
  }

  private static Answer canceled(Call call, int failed, String code, String message) {
    ObjectNode body = Call.JSON.createObjectNode();
    StringJoiner codes = new StringJoiner(", ", "[", "]");
    ArrayNode reasons = body.putArray("CancellationReasons");
    for (int i = 0; i < call.size(); i++) {
      ObjectNode reason = reasons.addObject().put("Code", i == failed ? code : "None");
      if (i == failed) {
        reason.put("Message", message);
      }
      codes.add(reason.get("Code").textValue());
    }
    return error(
        400,
        SERVICE + "TransactionCanceledException",
        "Transaction cancelled, please refer cancellation reasons for specific reasons " + codes,
        body);
  }

  private static Answer error(int status, String type, String message) {
    return error(status, type, message, Call.JSON.createObjectNode());
  }

  private static Answer error(int status, String type, String message, ObjectNode body) {
    body.put("__type", type).put("message", message);
    return new Answer(status, Call.bytes(body));
  }
}
