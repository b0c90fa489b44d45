package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.listener.RequestDetail;
import dev.singlet.operation.Operation;
import dev.singlet.query.HydratedQuery;
import dev.singlet.query.Query;
import dev.singlet.scan.Scan;
import dev.singlet.stream.ChangeReader;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import dev.singlet.value.Range;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A null where there must be something is told by the argument's name. */
class NullArgumentsTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HostileTable.SCHEMA);

  private static Arguments argument(String name, ThrowingCallable call) {
    return Arguments.of(name, call);
  }

  static Stream<Arguments> arguments() {
    TableClient client = TABLE.client();
    AsyncTableClient async = TABLE.asyncClient();
    List<Get<Good>> gets = Collections.singletonList(null);
    List<BatchableWrite> writes = Collections.singletonList(null);
    Get<?> get = HostileEverythingEntity.get("1");
    TransactWrite check = HostileEverythingEntity.check("1");
    return Stream.of(
        argument("operation", () -> client.execute((Operation<?>) null)),
        argument("query", () -> client.page((Query<Good>) null)),
        argument("query", () -> client.stream((Query<Good>) null)),
        argument("query", () -> client.pages((Query<Good>) null)),
        argument("query", () -> client.pages((HydratedQuery<Good>) null)),
        argument("query", () -> client.stream((Scan<Good>) null)),
        argument("query", () -> client.pages((Scan<Good>) null)),
        argument("query", () -> async.items((Query<Good>) null)),
        argument("query", () -> async.pages((Scan<Good>) null)),
        argument("tableName", () -> client.withTableName(null)),
        argument("clock", () -> client.withClock(null)),
        argument("readPolicy", () -> client.withReadPolicy(null)),
        argument("tokens", () -> client.withPageTokens(null)),
        argument("listener", () -> client.withListener(null)),
        argument("detail", () -> client.withListener(report -> {}, (RequestDetail) null)),
        argument("executor", () -> client.withExecutor(null)),
        argument("dynamoDb", () -> HostileTable.client(null)),
        argument("dynamoDb", () -> HostileTable.asyncClient(null)),
        argument("get", () -> BatchGet.of((Get<Good>) null)),
        argument("get", () -> BatchGet.of(gets)),
        argument("get", () -> BatchGet.<Good>of().and(client, gets)),
        argument("write", () -> BatchWrite.of((BatchableWrite) null)),
        argument("write", () -> BatchWrite.of(writes)),
        argument("write", () -> BatchWrite.of().and(client, writes)),
        argument("client", () -> BatchWrite.of().and(null, List.of())),
        argument("write", () -> Transaction.of((TransactWrite) null)),
        argument("write", () -> Transaction.of(check).and(client, (TransactWrite) null)),
        argument("client", () -> Transaction.of(check).and(null, check)),
        argument("get", () -> TransactGet.of((Get<?>) null)),
        argument("get", () -> TransactGet.of(get).and(client, (Get<?>) null)),
        argument("client", () -> TransactGet.of(get).and(null, get)),
        argument("client", () -> client.transact(tx -> tx.on(null))),
        argument("record", () -> HostileTable.change(null)),
        argument("record", () -> HostileTable.changes().readPartial(null)),
        argument("before", () -> HostileTable.changes().read(null, Map.of())),
        argument("after", () -> HostileTable.changes().read(Map.of(), null)),
        argument("policy", () -> HostileTable.changes().onUnreadable(null)),
        argument("type", () -> new ChangeReader<>(null)),
        argument("json", () -> DynamoDbJson.read(null)),
        argument("item", () -> DynamoDbJson.write(null)),
        argument("json", () -> EntityJson.of(HostileEverythingEntity.type()).read(null)),
        argument("clock", () -> EntityJson.of(HostileEverythingEntity.type()).withClock(null)),
        argument("value", () -> Range.gte((String) null)),
        argument("lower", () -> Range.between((Instant) null, Instant.EPOCH)),
        argument("upper", () -> Range.between(Instant.EPOCH, null)),
        argument("filter", () -> HostileEverythingEntity.all().filter(null)),
        argument("filter", () -> HostileTable.scan(HostileEverythingEntity.type()).filter(null)),
        argument("prefix", () -> Range.beginsWith(null)));
  }

  @ParameterizedTest
  @MethodSource("arguments")
  void aNullIsToldByTheArgumentsName(String name, ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call).withMessage(name);
  }

  @Test
  void aNullFailsAFuture() {
    assertThat(TABLE.asyncClient().execute((Operation<?>) null))
        .failsWithin(java.time.Duration.ofSeconds(1))
        .withThrowableOfType(java.util.concurrent.ExecutionException.class)
        .havingCause()
        .isInstanceOf(NullPointerException.class)
        .withMessage("operation");
  }
}
