package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.reliability.Way.Caller;
import dev.singlet.it.reliability.model.ExpiringTable;
import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.Ledgers.Keeper;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersKeeperEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.operation.Operation;
import dev.singlet.query.Count;
import dev.singlet.query.DeleteAll;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanCount;
import dev.singlet.scan.ScanEach;
import dev.singlet.scan.ScanPage;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.verify.ItemsReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/** What operations of several requests tell where one of these fails for good. */
class UnfinishedTest {

  private static final int ENTRIES = 60;

  @RegisterExtension final LocalTable ledgers = LocalTable.of(LedgersTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(9).start();

  @BeforeEach
  void fill() {
    List<BatchableWrite> puts = new ArrayList<>();
    IntStream.range(0, ENTRIES)
        .forEach(number -> puts.add(LedgersEntryEntity.put(new Entry(1, number, "a", 1))));
    ledgers.client().execute(BatchWrite.of(puts)).orThrow();
  }

  @AfterEach
  void stop() {
    proxy.close();
  }

  /** Lets the first requests of a kind pass, and none after them. */
  private <Q extends DynamoDbRequest> void failAfter(int requests, Class<Q> type) {
    AtomicInteger seen = new AtomicInteger();
    proxy.inject(Fault.INTERNAL_ERROR).on(type, any -> seen.incrementAndGet() > requests).always();
  }

  /** Lets the first request pass, and holds others back until its answer is read. */
  private static Predicate<ScanRequest> isAfter(CountDownLatch oneIsRead) {
    AtomicInteger seen = new AtomicInteger();
    return any -> {
      if (seen.incrementAndGet() == 1) {
        return false;
      }
      try {
        return oneIsRead.await(1, TimeUnit.MINUTES);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    };
  }

  private UnfinishedException failure(Way way, Operation<?> operation) {
    Caller caller = way.caller(ledgers, proxy);
    UnfinishedException failure =
        catchThrowableOfType(UnfinishedException.class, () -> caller.execute(operation));
    assertThat(failure).as("of " + operation).isNotNull();
    assertThat(failure.code()).isEqualTo(ErrorCode.UNFINISHED);
    return failure;
  }

  @ParameterizedTest
  @EnumSource
  void aDeleteTellsWhatItDeletedAndGoesOnFromThere(Way way) {
    failAfter(2, QueryRequest.class);
    DeleteAll<Entry> all = LedgersEntryEntity.inLedger(1).pageSize(20).deleteAll();

    UnfinishedException failure = failure(way, all);

    assertThat(failure)
        .hasCauseInstanceOf(InternalServerErrorException.class)
        .hasMessageStartingWith(
            "[SGR0403] "
                + all
                + " failed. Until then, 40 items were deleted, 0 stay, and 0 deletes were not"
                + " confirmed. The failure: ");
    DeleteAllResult soFar = failure.soFar(all).orElseThrow();
    assertThat(soFar.deleted()).isEqualTo(40);
    assertThat(ledgers.items()).hasSize(20);
    DeleteAllResult rest =
        ledgers
            .client()
            .execute(LedgersEntryEntity.inLedger(1).from(soFar.nextToken()).deleteAll());
    assertThat(rest.deleted()).isEqualTo(20);
    assertThat(ledgers.items()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aBatchOfGetsHasWhatItRead(Way way) {
    TableClient nowhere = ledgers.client().withTableName("nowhere");
    List<Get<Entry>> gets =
        IntStream.range(0, 100).mapToObj(number -> LedgersEntryEntity.get(1, number)).toList();
    Get<Entry> lost = LedgersEntryEntity.get(2, 0);
    BatchGet<Entry> batch = BatchGet.of(gets).and(nowhere, List.of(lost)).requestsAtOnce(1);

    UnfinishedException failure = failure(way, batch);

    assertThat(failure).hasCauseInstanceOf(ResourceNotFoundException.class);
    BatchGetResult<Entry> soFar = failure.soFar(batch).orElseThrow();
    assertThat(soFar.itemsSoFar()).hasSize(ENTRIES);
    assertThat(soFar.missing()).hasSize(40);
    assertThat(soFar.unprocessed()).isEqualTo(List.of(lost));
  }

  @ParameterizedTest
  @EnumSource
  void aScanHasItsCheckpoint(Way way) {
    failAfter(3, ScanRequest.class);
    List<Entry> given = Collections.synchronizedList(new ArrayList<>());
    ScanEach<Entry> scan =
        LedgersTable.scan(LedgersEntryEntity.type()).pageSize(10).forEach(given::add);

    ScanProgress soFar = failure(way, scan).soFar(scan).orElseThrow();

    assertThat(soFar.items()).isEqualTo(30).isEqualTo(given.size());
    ledgers
        .client()
        .execute(
            LedgersTable.scan(LedgersEntryEntity.type())
                .from(soFar.checkpoint())
                .pageSize(10)
                .forEach(given::add));
    assertThat(given).hasSize(ENTRIES).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource
  void aScanWithALimitHasItsPage(Way way) {
    failAfter(3, ScanRequest.class);
    Scan<Entry> scan = LedgersTable.scan(LedgersEntryEntity.type()).pageSize(10).limit(50);

    ScanPage<Entry> soFar = failure(way, scan).soFar(scan).orElseThrow();

    assertThat(soFar.items()).hasSize(30);
    assertThat(
            ledgers.client().stream(
                LedgersTable.scan(LedgersEntryEntity.type()).from(soFar.checkpoint())))
        .hasSize(ENTRIES - 30)
        .doesNotContainAnyElementsOf(soFar.items());
  }

  @ParameterizedTest
  @EnumSource
  void theCountOfAScanHasTheNumberSoFar(Way way) {
    failAfter(3, ScanRequest.class);
    ScanCount count = LedgersTable.scan(LedgersEntryEntity.type()).pageSize(10).count();

    UnfinishedException failure = failure(way, count);

    assertThat(failure).hasMessageContaining("30 items were counted in 3 requests");
    assertThat(failure.soFar(count)).contains(30L);
  }

  @ParameterizedTest
  @EnumSource
  void aVerificationHasItsReportSoFarAndGoesOnFromThere(Way way) {
    int more = 10;
    IntStream.range(0, more)
        .mapToObj(ledger -> LedgersEntryEntity.put(new Entry(ledger + 2, 0, "a", 1)))
        .forEach(ledgers.client()::execute);
    CountDownLatch oneIsRead = new CountDownLatch(1);
    proxy.inject(Fault.INTERNAL_ERROR).on(ScanRequest.class, isAfter(oneIsRead)).always();
    VerifyItems items =
        VerifyItems.of(LedgersTable.type())
            .segments(2)
            .onProgress(progress -> oneIsRead.countDown());

    ItemsReport soFar = failure(way, items).soFar(items).orElseThrow();
    ItemsReport rest = ledgers.client().execute(items.from(soFar.checkpoint()));
    ItemsReport whole = soFar.and(rest);

    assertThat(soFar.checkpoint()).isNotNull();
    assertThat(soFar.items()).isPositive();
    assertThat(rest.items()).isPositive();
    assertThat(whole.checkpoint()).isNull();
    assertThat(whole.items()).isEqualTo(ENTRIES + more);
    assertThat(whole.requests()).isEqualTo(2);
    assertThat(whole.entities())
        .filteredOn(entity -> entity.entity().equals("Entry"))
        .singleElement()
        .satisfies(
            entries -> {
              assertThat(entries.items()).isEqualTo(ENTRIES + more);
              assertThat(entries.unchanged()).isEqualTo(ENTRIES + more);
              assertThat(entries.same()).containsEntry("PK", (long) ENTRIES + more);
            });
  }

  @Test
  void aSampleThatFailedGoesOnFromItsCheckpoint() {
    failAfter(1, ScanRequest.class);
    VerifyItems items = VerifyItems.of(LedgersTable.type()).sample(50);

    ItemsReport soFar = failure(Way.BLOCKING, items).soFar(items).orElseThrow();
    ItemsReport rest = ledgers.client().execute(items.from(soFar.checkpoint()));

    assertThat(soFar.checkpoint()).isNotNull();
    assertThat(soFar.items()).isLessThanOrEqualTo(10);
    assertThat(soFar.and(rest).items()).isBetween(50L, (long) ENTRIES);
    assertThat(soFar.and(rest).checkpoint()).isNull();
  }

  @ParameterizedTest
  @EnumSource
  void aScanOfSeveralSegmentsHasItsCheckpointToo(Way way) {
    failAfter(5, ScanRequest.class);
    List<Entry> given = Collections.synchronizedList(new ArrayList<>());
    ScanEach<Entry> scan =
        LedgersTable.scan(LedgersEntryEntity.type()).segments(4).pageSize(3).forEach(given::add);

    ScanProgress soFar = failure(way, scan).soFar(scan).orElseThrow();
    ledgers
        .client()
        .execute(
            LedgersTable.scan(LedgersEntryEntity.type())
                .from(soFar.checkpoint())
                .segments(4)
                .forEach(given::add));

    assertThat(soFar.items()).isPositive();
    assertThat(given).contains(new Entry(1, 0, "a", 1)).hasSizeGreaterThanOrEqualTo(ENTRIES);
    assertThat(given.stream().distinct()).hasSize(ENTRIES);
  }

  @ParameterizedTest
  @EnumSource
  void aCountTellsWhatItCounted(Way way) {
    failAfter(2, QueryRequest.class);
    Count count = LedgersEntryEntity.inLedger(1).pageSize(7).count();

    assertThat(failure(way, count).soFar(count)).contains(14L);
  }

  @ParameterizedTest
  @EnumSource
  void aQueryOfManyHasThePageSoFar(Way way) {
    failAfter(2, QueryRequest.class);
    Query<Entry> query = LedgersEntryEntity.inLedger(1).pageSize(5).limit(20);

    Page<Entry> soFar = failure(way, query).soFar(query).orElseThrow();

    assertThat(soFar.items())
        .extracting(Entry::number)
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(ledgers.client().execute(query.from(soFar.nextToken())).items().get(0).number())
        .isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource
  void aHydratedQueryThatReadKeysAloneThrowsTheSdksException(Way way) {
    failAfter(2, QueryRequest.class);
    Caller caller = way.caller(ledgers, proxy);

    assertThatExceptionOfType(InternalServerErrorException.class)
        .isThrownBy(
            () -> caller.execute(LedgersEntryEntity.backwards(1).hydrate().pageSize(5).limit(20)));
  }

  @Test
  void aDeleteThatDynamoDbStopsNamesWhatItDidNotConfirm() {
    AtomicInteger batches = new AtomicInteger();
    DynamoDbException denied =
        (DynamoDbException) DynamoDbException.builder().message("denied").statusCode(400).build();
    TableClient client =
        ledgers.client(
            AfterRequest.of(
                ledgers.dynamoDb(),
                "batchWriteItem",
                () -> {
                  if (batches.incrementAndGet() == 2) {
                    throw denied;
                  }
                }));
    DeleteAll<Entry> all = LedgersEntryEntity.inLedger(1).pageSize(20).deleteAll();

    UnfinishedException failure =
        catchThrowableOfType(UnfinishedException.class, () -> client.execute(all));

    assertThat(failure).hasCause(denied);
    DeleteAllResult soFar = failure.soFar(all).orElseThrow();
    assertThat(soFar.deleted()).isEqualTo(20);
    assertThat(soFar.unprocessed()).hasSize(20);
    ledgers.client().execute(LedgersEntryEntity.inLedger(1).from(soFar.nextToken()).deleteAll());
    assertThat(ledgers.items()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aTableThatIsCreatedIsToldThoughItsItemsDoNotExpire(Way way) {
    proxy.inject(Fault.INTERNAL_ERROR).on(UpdateTimeToLiveRequest.class).always();
    String name = "Expiring-" + way;
    CreateTable create = CreateTable.of(ExpiringTable.SCHEMA);

    UnfinishedException failure =
        catchThrowableOfType(
            UnfinishedException.class,
            () -> {
              if (way == Way.BLOCKING) {
                ExpiringTable.client(proxy.client()).withTableName(name).execute(create);
              } else {
                Way.joined(
                    ExpiringTable.asyncClient(proxy.asyncClient())
                        .withTableName(name)
                        .execute(create));
              }
            });

    try {
      assertThat(failure)
          .hasMessageContaining(
              "Until then, the table was created. Its time to live, by the attribute ends,"
                  + " was not turned on: turn it on by UpdateTimeToLive.");
      assertThat(failure.soFar(create)).map(TableDescription::tableName).contains(name);
    } finally {
      ledgers.dynamoDb().deleteTable(table -> table.tableName(name));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateOfUniqueValuesTellsThatItWasMade(Way way) {
    ledgers.client().execute(LedgersKeeperEntity.put(new Keeper("kim", "old")));
    failAfter(1, GetItemRequest.class);
    Operation<Keeper> update = LedgersKeeperEntity.update("kim").seal("new");

    UnfinishedException failure = failure(way, update);

    assertThat(failure)
        .hasMessageContaining("Until then, the update was made, but the new item was not read.");
    assertThat(failure.soFar(update)).isEmpty();
    assertThat(ledgers.client().execute(LedgersKeeperEntity.get("kim")))
        .contains(new Keeper("kim", "new"));
  }

  @ParameterizedTest
  @EnumSource
  void whatFailsAtOnceThrowsTheSdksException(Way way) {
    proxy.inject(Fault.INTERNAL_ERROR).always();
    Caller caller = way.caller(ledgers, proxy);

    for (Operation<?> operation :
        List.<Operation<?>>of(
            LedgersEntryEntity.inLedger(1).deleteAll(),
            LedgersEntryEntity.inLedger(1).count(),
            LedgersEntryEntity.inLedger(1).limit(9),
            LedgersEntryEntity.backwards(1).hydrate(),
            LedgersTable.scan(LedgersEntryEntity.type()).forEach(entry -> {}),
            LedgersKeeperEntity.update("kim").seal("new"))) {
      assertThatExceptionOfType(InternalServerErrorException.class)
          .as(operation.toString())
          .isThrownBy(() -> caller.execute(operation));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anotherOperationHasNoPart(Way way) {
    failAfter(2, QueryRequest.class);
    Count count = LedgersEntryEntity.inLedger(1).pageSize(7).count();
    UnfinishedException failure = failure(way, count);

    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> failure.soFar(LedgersEntryEntity.inLedger(1).count()))
        .withMessageContaining("is not the operation that failed");
  }
}
