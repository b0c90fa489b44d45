package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.extras.TransactionOutcome;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.extras.TransactionSeriesResult;
import dev.singlet.it.hostile.model.Edges.Dial;
import dev.singlet.it.hostile.model.Edges.Edge;
import dev.singlet.it.hostile.model.Edges.Knob;
import dev.singlet.it.hostile.model.EdgesDialEntity;
import dev.singlet.it.hostile.model.EdgesEdgeEntity;
import dev.singlet.it.hostile.model.EdgesKnobEntity;
import dev.singlet.it.hostile.model.EdgesTable;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.testing.fault.Injection;
import dev.singlet.transaction.Transaction;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Updates that can't be made for what is stored, which DynamoDB alone knows. */
class ImpossibleUpdatesTest {

  private static final String DIGITS = "DynamoDB only supports precision up to 38 digits";
  private static final BigDecimal MOST = new BigDecimal("9".repeat(38));
  private static final BigDecimal TENTH = new BigDecimal("0.1");

  @RegisterExtension final LocalTable edges = LocalTable.of(EdgesTable.SCHEMA);

  private final TransactWrite put = EdgesKnobEntity.put(new Knob("1", 0, null));
  private final TransactWrite increment = EdgesEdgeEntity.update("1").incrementAmount(TENTH);
  private final TransactWrite append = EdgesEdgeEntity.update("null").appendToLog("a");

  @BeforeEach
  void putItems() {
    edges
        .client()
        .execute(EdgesEdgeEntity.put(new Edge("1", 0, MOST, List.of(), Map.of(), null, null)));
    store(
        "EDGE#null", "EDGE", "Edge", Map.of("id", s("null"), "log", AttributeValue.fromNul(true)));
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private void store(String pk, String sk, String entity, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.putAll(Map.of("PK", s(pk), "SK", s(sk), "_et", s(entity)));
    edges.dynamoDb().putItem(request -> request.tableName(edges.tableName()).item(item));
  }

  private static TransactionFailedException failed(Runnable call) {
    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, call::run);
    assertThat(failed.mayHaveBeenMade()).isFalse();
    assertThat(failed.isPassing()).isFalse();
    return failed;
  }

  private static String digits(String refused) {
    return "Update[Edge EDGE#1 / EDGE]: DynamoDB refuses "
        + refused
        + " for the item that is there: "
        + DIGITS
        + ". It computes amount from what is stored: read the item, and set amount instead.";
  }

  private void assertNothingIsWritten() {
    assertThat(edges.client().execute(EdgesKnobEntity.get("1"))).isEmpty();
    assertThat(edges.client().execute(EdgesEdgeEntity.get("1")).orElseThrow().amount())
        .isEqualTo(MOST);
  }

  @Test
  void aTransactionThatAppendsToNull() {
    TransactionFailedException failed = failed(() -> edges.client().transact(put, append));

    assertThat(failed)
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 2: Update[Edge EDGE#null"
                + " / EDGE] refused: log is NULL, but this update needs a value of the type L. Set it"
                + " as a whole.");
    assertThat(failed.failure(append))
        .hasValueSatisfying(
            failure -> {
              assertThat(failure.condition()).isEqualTo(ConditionFailedException.Reason.CONDITION);
              assertThat(failure.existingItem()).containsKey("log");
            });
    assertThat(failed.failures()).hasSize(1);
    assertThat(edges.client().tryTransact(put, append)).isFalse();
    assertNothingIsWritten();
  }

  @Test
  void aTransactionWithAnIncrementPast38Digits() {
    TransactionFailedException failed = failed(() -> edges.client().transact(put, increment));

    assertThat(failed)
        .hasCauseInstanceOf(DynamoDbException.class)
        .hasMessage(
            "[SGR0302] Transaction refused, nothing was written. Operation 2: "
                + digits("the transaction"));
    assertThat(failed.failures())
        .singleElement()
        .satisfies(
            failure -> {
              assertThat(failure.operation()).isSameAs(increment);
              assertThat(failure.reason()).isEqualTo(TransactionFailure.Reason.VALIDATION);
            });
    assertThatThrownBy(() -> edges.client().tryTransact(put, increment))
        .hasMessage(failed.getMessage());
    assertNothingIsWritten();
  }

  @Test
  void withAnAsyncClientAndAfterReads() {
    assertThatThrownBy(() -> edges.asyncClient().transact(increment, put).join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .hasMessage(
            "[SGR0302] Transaction refused, nothing was written. Operation 1: "
                + digits("the transaction"));
    TransactionFailedException failed =
        failed(
            () ->
                edges
                    .client()
                    .transact(
                        tx -> {
                          tx.read(EdgesKnobEntity.get("1"));
                          tx.write(append, put);
                          return 1;
                        }));
    assertThat(failed)
        .hasMessageContaining("Operation 1: Update[Edge EDGE#null / EDGE] refused: log is NULL,");
    assertNothingIsWritten();
  }

  /** An attempt that got no answer can still be under way when a later one is refused. */
  @Test
  void afterLostRequestsItMayHaveBeenMade() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      // The first attempt of each of the two requests.
      Injection lost = proxy.inject(Fault.LOST_REQUEST).on(TransactWriteItemsRequest.class);
      lost.once();
      TableClient client = edges.client(proxy.client()).withListener(request -> lost.once());

      assertThatThrownBy(() -> client.transact(put, increment))
          .isInstanceOfSatisfying(
              TransactionFailedException.class,
              failed -> assertThat(failed.mayHaveBeenMade()).isTrue())
          .hasMessage(
              "[SGR0302] Transaction refused, but an attempt got no answer, and that may have been"
                  + " made, or may be made later. Operation 2: "
                  + digits("the transaction"));
      assertThat(proxy.count(Fault.LOST_REQUEST)).isEqualTo(2);
    }
    assertNothingIsWritten();
  }

  @Test
  void anUpdateAfterALostRequestMayHaveBeenMade() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_REQUEST).on(UpdateItemRequest.class).once();
      TableClient client = edges.client(proxy.client());

      for (String doubt :
          List.of(
              " It is refused, but an attempt got no answer, and that may have been made, or may be"
                  + " made later.",
              "")) {
        assertThatThrownBy(() -> client.execute(EdgesEdgeEntity.update("1").incrementAmount(TENTH)))
            .isInstanceOf(InvalidArgumentException.class)
            .hasMessage("[SGR0109] " + digits("it") + doubt);
      }
    }
  }

  /** One of them that is refused says nothing of the others. */
  @Test
  void aSeriesGoesOn() {
    TransactionSeriesResult result =
        edges
            .client()
            .execute(
                TransactionSeries.of(
                    Transaction.of(increment), Transaction.of(append), Transaction.of(put)));

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::state)
        .containsExactly(
            TransactionOutcome.State.REFUSED,
            TransactionOutcome.State.REFUSED,
            TransactionOutcome.State.MADE);
    assertThat(result.refused().get(0).failure())
        .hasMessageEndingWith("Operation 1: " + digits("it"));
    assertThat(result.refused().get(1).failure())
        .hasMessageContaining("refused: log is NULL, but this update needs a value of the type L.");
  }

  @Test
  void anUpdateOfAUniqueAttribute() {
    edges.client().execute(EdgesDialEntity.put(new Dial("1", null, "a", MOST, List.of())));
    store(
        "DIAL#null", "DIAL", "Dial", Map.of("id", s("null"), "log", AttributeValue.fromNul(true)));

    for (String label : List.of("a", "b")) {
      assertThatThrownBy(
              () ->
                  edges
                      .client()
                      .execute(EdgesDialEntity.update("1").label(label).incrementSum(TENTH)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0109] Update[Dial DIAL#1 / DIAL]: DynamoDB refuses %s for the item that is there: "
                      .formatted(label.equals("a") ? "it" : "the transaction")
                  + DIGITS
                  + ". It computes sum from what is stored: read the item, and set sum instead.");
    }
    assertThatThrownBy(
            () ->
                edges.client().execute(EdgesDialEntity.update("null").label("b").appendToLog("x")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "Update[Dial DIAL#null / DIAL] refused: log is NULL, but this update needs a value of the"
                + " type L. Set it as a whole.");
  }

  /** AWS cancels a transaction that DynamoDB Local refuses, and says which operation it is. */
  @Test
  void awsSaysWhichOperationItIs() {
    TransactWrite count = EdgesEdgeEntity.update("2").incrementAmount(TENTH);
    edges
        .client()
        .execute(EdgesEdgeEntity.put(new Edge("2", 0, null, List.of(), Map.of(), null, null)));
    TableClient client = edges.client(cancelling(1));

    assertThat(failed(() -> client.transact(put, increment, count)))
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 2: " + digits("it"));
    assertThat(failed(() -> client.transact(put, append)))
        .hasMessageContaining("Operation 2: Update[Edge EDGE#null / EDGE] refused: log is NULL,");
    assertNothingIsWritten();
  }

  private DynamoDbClient cancelling(int place) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            ImpossibleUpdatesTest.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              try {
                return method.invoke(edges.dynamoDb(), arguments);
              } catch (InvocationTargetException failure) {
                if (failure.getCause() instanceof DynamoDbException refusal
                    && "ValidationException".equals(refusal.awsErrorDetails().errorCode())) {
                  CancellationReason[] reasons = new CancellationReason[place + 1];
                  Arrays.fill(reasons, CancellationReason.builder().code("None").build());
                  reasons[place] =
                      CancellationReason.builder()
                          .code("ValidationError")
                          .message(refusal.awsErrorDetails().errorMessage())
                          .build();
                  throw TransactionCanceledException.builder().cancellationReasons(reasons).build();
                }
                throw failure.getCause();
              }
            });
  }

  @Test
  void theLastVersionOfAnInt() {
    String last = String.valueOf(Integer.MAX_VALUE);
    String problem =
        "[SGR0101] %s is not valid: turns must be less than 2147483647, as long as it is an int: the"
            + " write counts one more (was 2147483647).";
    store("KNOB#1", "KNOB", "Knob", Map.of("id", s("1"), "turns", AttributeValue.fromN(last)));
    store(
        "DIAL#1",
        "DIAL",
        "Dial",
        Map.of(
            "id",
            s("1"),
            "log",
            AttributeValue.fromL(List.of()),
            "turns",
            AttributeValue.fromN(last)));
    TableClient client = edges.client();
    Knob knob = client.execute(EdgesKnobEntity.get("1")).orElseThrow();
    Dial dial = client.execute(EdgesDialEntity.get("1")).orElseThrow();
    Knob other = new Knob("1", Integer.MAX_VALUE, "other");
    String refused =
        "Update[Knob KNOB#1 / KNOB] refused: turns is 2147483647, the last one of an int, and the"
            + " update counts one more. Make the component a long.";

    assertThatThrownBy(() -> client.execute(EdgesKnobEntity.put(other)))
        .hasMessage(problem, "Knob");
    assertThatThrownBy(() -> client.execute(EdgesDialEntity.put(dial))).hasMessage(problem, "Dial");
    assertThatThrownBy(() -> client.execute(EdgesKnobEntity.update(knob, other)))
        .hasMessage(problem, "Knob");
    assertThatThrownBy(() -> EdgesKnobEntity.update("1").note("other").ifVersion(Integer.MAX_VALUE))
        .hasMessage(problem, "Knob");
    assertThatThrownBy(() -> client.execute(EdgesKnobEntity.update("1").note("other")))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failure ->
                assertThat(failure.reason()).isEqualTo(ConditionFailedException.Reason.CONDITION))
        .hasMessage("[SGR0301] " + refused);
    assertThatThrownBy(() -> client.execute(EdgesKnobEntity.upsert("1").note("other")))
        .hasMessage(
            "[SGR0301] " + refused.replace("Update", "Upsert").replace("the upsert", "the update"));
    assertThatThrownBy(() -> client.transact(EdgesKnobEntity.update("1").note("other")))
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 1: " + refused);
    assertThatThrownBy(() -> client.execute(EdgesDialEntity.update("1").label("b")))
        .hasMessage(
            "[SGR0301] " + refused.replace("Knob KNOB", "Dial DIAL").replace("/ KNOB", "/ DIAL"));

    assertThat(client.execute(EdgesKnobEntity.get("1"))).contains(knob);
    assertThat(client.execute(EdgesDialEntity.get("1"))).contains(dial);
    client.execute(EdgesKnobEntity.delete(knob));
    assertThat(client.execute(EdgesKnobEntity.get("1"))).isEmpty();
  }

  /** Only an update that doesn't know the version asks for it. */
  @Test
  void theConditionOfAnUpdateWithoutAVersion() {
    assertThat(EdgesKnobEntity.update("1").note("a").toRequest().conditionExpression())
        .isEqualTo("attribute_exists(#PK) AND #turns <> :5");
    assertThat(EdgesKnobEntity.update("1").note("a").ifVersion(3).toRequest().conditionExpression())
        .doesNotContain("<>");
    TableClient client = edges.client();
    client.execute(EdgesKnobEntity.upsert("new").note("a"));
    store(
        "KNOB#null",
        "KNOB",
        "Knob",
        Map.of("id", s("null"), "turns", AttributeValue.fromNul(true)));
    store("KNOB#none", "KNOB", "Knob", Map.of("id", s("none")));

    for (String id : List.of("new", "null", "none")) {
      client.execute(EdgesKnobEntity.update(id).note("b"));
    }
    assertThat(client.execute(EdgesKnobEntity.get("new"))).contains(new Knob("new", 2, "b"));
    assertThat(client.execute(EdgesKnobEntity.get("null"))).contains(new Knob("null", 1, "b"));
    assertThat(client.execute(EdgesKnobEntity.get("none"))).contains(new Knob("none", 1, "b"));
  }
}
