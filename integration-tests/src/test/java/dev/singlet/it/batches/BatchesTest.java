package dev.singlet.it.batches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.batches.model.Depot;
import dev.singlet.it.batches.model.Depot.Blob;
import dev.singlet.it.batches.model.Depot.Keeper;
import dev.singlet.it.batches.model.Depot.Parcel;
import dev.singlet.it.batches.model.Depot.Shelf;
import dev.singlet.it.batches.model.Depot.State;
import dev.singlet.it.batches.model.DepotBlobEntity;
import dev.singlet.it.batches.model.DepotKeeperEntity;
import dev.singlet.it.batches.model.DepotParcelEntity;
import dev.singlet.it.batches.model.DepotShelfEntity;
import dev.singlet.it.batches.model.DepotTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** What DynamoDB makes of batches. */
class BatchesTest {

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable second = LocalTable.of(DepotTable.SCHEMA);

  private static Parcel parcel(int number) {
    return new Parcel("north", number, State.WAITING, "note " + number);
  }

  private static List<BatchableWrite> puts(int count) {
    List<BatchableWrite> puts = new ArrayList<>();
    IntStream.range(0, count).forEach(number -> puts.add(DepotParcelEntity.put(parcel(number))));
    return puts;
  }

  @Test
  void theItemsOfTwoTablesGetOneTime() {
    List<BatchableWrite> puts = puts(60);
    Get<Parcel> here = DepotParcelEntity.get("north", 0);
    Get<Parcel> there = DepotParcelEntity.get("north", 99);

    depot
        .client()
        .execute(
            BatchWrite.of(puts)
                .and(second.client(), DepotParcelEntity.put(parcel(99)))
                .and(second.client(), puts))
        .orThrow();
    BatchGetResult<Parcel> read =
        depot.client().execute(BatchGet.<Parcel>of(here).and(second.client(), there));

    assertThat(Stream.of(depot, second).flatMap(table -> table.items().stream()))
        .hasSize(121)
        .extracting(item -> item.get("_md"))
        .containsOnly(depot.items().get(0).get("_md"));
    assertThat(read.items()).containsExactly(parcel(0), parcel(99));
  }

  @Test
  void whatIsPutIsRead() {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, 240).boxed().toList());
    Collections.shuffle(numbers, new Random(7));

    BatchWriteResult written = depot.client().execute(BatchWrite.of(puts(230)));
    BatchGetResult<Parcel> read =
        depot
            .client()
            .execute(
                BatchGet.of(
                    numbers.stream()
                        .map(number -> DepotParcelEntity.get("north", number))
                        .toList()));

    assertThat(written.written()).isEqualTo(230);
    assertThat(written.requests()).isEqualTo(10);
    assertThat(read.items())
        .containsExactlyElementsOf(
            numbers.stream().filter(number -> number < 230).map(BatchesTest::parcel).toList());
    assertThat(read.missing()).hasSize(10);
    assertThat(read.requests()).isEqualTo(3);
    assertThat(written)
        .hasToString(
            "BatchWriteResult[written=230, unprocessed=[], refused=[], unknown=[], requests=10]");
    assertThat(read).hasToString("BatchGetResult[asked=240, unprocessed=[], requests=3]");
  }

  @Test
  void anExecutorCarriesOutSeveralAtOnceWithTheSameResult() {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      TableClient client = depot.client().withExecutor(threads);

      assertThat(client.execute(BatchWrite.of(puts(200))).orThrow().written()).isEqualTo(200);
      List<Get<Parcel>> gets =
          IntStream.range(0, 200)
              .mapToObj(number -> DepotParcelEntity.get("north", number))
              .toList();
      assertThat(client.execute(BatchGet.of(gets)).items())
          .containsExactlyElementsOf(
              IntStream.range(0, 200).mapToObj(BatchesTest::parcel).toList());
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void entitiesAndProjectionsAreMixed() {
    depot
        .client()
        .execute(
            BatchWrite.of(
                DepotParcelEntity.put(parcel(1)),
                DepotKeeperEntity.put(new Keeper("north", "kim", "b1")),
                DepotShelfEntity.put(new Shelf("north", "s", 0))))
        .orThrow();

    BatchGetResult<Depot> read =
        depot
            .client()
            .execute(
                BatchGet.<Depot>of(
                    DepotKeeperEntity.get("north", "kim"),
                    DepotParcelEntity.get("north", 1),
                    DepotShelfEntity.get("north", "s"),
                    DepotParcelEntity.get("north", 2)));

    assertThat(read.items())
        .containsExactly(new Keeper("north", "kim", "b1"), parcel(1), new Shelf("north", "s", 1));
    assertThat(read.get(DepotKeeperEntity.get("north", "kim"))).map(Keeper::badge).contains("b1");
    assertThat(read.missing()).hasToString("[" + DepotParcelEntity.get("north", 2) + "]");
  }

  @Test
  void uniqueValuesAndVersionsAreKept() {
    depot
        .client()
        .execute(
            BatchWrite.of(
                DepotKeeperEntity.put(new Keeper("north", "kim", "b1")),
                DepotShelfEntity.put(new Shelf("north", "s", 0))));

    BatchWriteResult result =
        depot
            .client()
            .execute(
                BatchWrite.of(
                    DepotKeeperEntity.put(new Keeper("south", "lee", "b1")),
                    DepotShelfEntity.put(new Shelf("north", "s", 0)),
                    DepotParcelEntity.put(parcel(1))));

    assertThat(result.written()).isEqualTo(1);
    assertThat(result.refused())
        .extracting(refusal -> refusal.reason().reason())
        .containsExactly(Reason.UNIQUE, Reason.STALE_VERSION);
    assertThat(depot.client().execute(DepotKeeperEntity.get("south", "lee"))).isEmpty();
  }

  @Test
  void requestsStayWithinSixteenMegabytes() {
    List<BatchableWrite> puts = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      byte[] content = new byte[400_000];
      new Random(i).nextBytes(content);
      puts.add(DepotBlobEntity.put(new Blob("b" + i, content)));
    }

    BatchWriteResult written = depot.client().execute(BatchWrite.of(puts));
    BatchGetResult<Blob> read =
        depot
            .client()
            .execute(
                BatchGet.of(
                    IntStream.range(0, 50).mapToObj(i -> DepotBlobEntity.get("b" + i)).toList()));

    assertThat(written.isComplete()).isTrue();
    assertThat(read.items()).hasSize(50);
    assertThat(read.requests()).as("DynamoDB answers 16 MB at most").isEqualTo(2);
  }

  @Test
  void anInvalidItemLeavesAllUnwritten() {
    List<BatchableWrite> writes = puts(60);
    writes.add(DepotBlobEntity.put(new Blob("b", new byte[409_601])));

    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> depot.client().execute(BatchWrite.of(writes)));
    assertThat(depot.items()).isEmpty();
  }

  @Test
  void aWriteThatIsMadeAloneIsToldOnceIfDynamoDbRefusesIt() {
    TableClient nowhere = depot.client().withTableName("nowhere");

    for (List<BatchableWrite> writes :
        List.<List<BatchableWrite>>of(
            List.of(shelf("a")),
            List.of(shelf("a"), shelf("b")),
            List.of(shelf("a"), DepotParcelEntity.put(parcel(1))))) {
      IncompleteBatchException incomplete =
          catchThrowableOfType(
              IncompleteBatchException.class, () -> nowhere.execute(BatchWrite.of(writes)));

      assertThat(incomplete).hasCauseInstanceOf(ResourceNotFoundException.class);
      assertThat(incomplete.result(BatchWriteResult.class).unprocessed())
          .containsExactlyInAnyOrderElementsOf(writes);
      assertThat(incomplete)
          .hasMessageContaining("0 were made, and " + writes.size() + " were not processed");
    }
  }

  private static BatchableWrite shelf(String name) {
    return DepotShelfEntity.put(new Shelf("north", name, 0));
  }
}
