package dev.singlet.it.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.bulk.BulkProgress;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.bulk.WriteOutcome.Kind;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.bulk.model.Store;
import dev.singlet.it.bulk.model.Store.Article;
import dev.singlet.it.bulk.model.Store.Member;
import dev.singlet.it.bulk.model.Store.Note;
import dev.singlet.it.bulk.model.Store.Parcel;
import dev.singlet.it.bulk.model.StoreArticleEntity;
import dev.singlet.it.bulk.model.StoreMemberEntity;
import dev.singlet.it.bulk.model.StoreNoteEntity;
import dev.singlet.it.bulk.model.StoreParcelEntity;
import dev.singlet.it.bulk.model.StoreTable;
import dev.singlet.item.BatchableWrite;
import dev.singlet.migrate.BulkWrite;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A bulk write makes the writes of a source of any length, and tells the outcome of each. */
class BulkWriteTest {

  private static final int MANY = 1_000;
  private static final int BATCH = 25;
  private static final int LANES = 8;

  @RegisterExtension final LocalTable store = LocalTable.of(StoreTable.SCHEMA);

  static Article article(int number) {
    return new Article("sku-" + number, "shelf-" + number % 7, "article " + number);
  }

  static Stream<BatchableWrite> puts(int number) {
    return IntStream.range(0, number).mapToObj(each -> StoreArticleEntity.put(article(each)));
  }

  private static BulkWrite write(Stream<BatchableWrite> writes) {
    return BulkWrite.of(StoreTable.type(), writes);
  }

  private List<Store> stored() {
    List<Store> all = new ArrayList<>();
    store.client().stream(StoreTable.scan()).forEach(all::add);
    return all;
  }

  @Test
  void theBlockingClientWritesAStreamInBatches() {
    BulkReport report = store.client().execute(write(puts(MANY)));

    assertThat(report.isComplete()).isTrue();
    assertThat(report.number(Kind.MADE)).isEqualTo(MANY);
    assertThat(report.requests()).isEqualTo(MANY / BATCH);
    assertThat(report.writeUnits()).as("the table and one index").isEqualTo(2.0 * MANY);
    assertThat(report.toString())
        .isEqualTo(
            "Bulk write to "
                + store.tableName()
                + ". Writes: 1,000 made. 40 requests, 2,000.0 write units.");
    assertThat(stored())
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, MANY).mapToObj(BulkWriteTest::article).toList());
  }

  @Test
  void theAsynchronousClientWritesItSideBySide() {
    BulkReport report = store.asyncClient().execute(write(puts(MANY)).requestsAtOnce(LANES)).join();

    assertThat(report.number(Kind.MADE)).isEqualTo(MANY);
    assertThat(stored()).hasSize(MANY);
  }

  @Test
  void aBlockingClientWithAnExecutorWritesItSideBySide() {
    ExecutorService threads = Executors.newFixedThreadPool(LANES);
    try {
      BulkReport report =
          store.client().withExecutor(threads).execute(write(puts(MANY)).requestsAtOnce(LANES));

      assertThat(report.number(Kind.MADE)).isEqualTo(MANY);
      assertThat(stored()).hasSize(MANY);
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void itTakesNoMoreWritesFromTheSourceThanItMakesAtOnce() {
    AtomicLong taken = new AtomicLong();
    AtomicLong done = new AtomicLong();
    AtomicLong most = new AtomicLong();
    AtomicBoolean isClosed = new AtomicBoolean();
    Stream<BatchableWrite> writes =
        puts(MANY)
            .peek(each -> most.accumulateAndGet(taken.incrementAndGet() - done.get(), Math::max))
            .onClose(() -> isClosed.set(true));

    store
        .asyncClient()
        .execute(write(writes).requestsAtOnce(LANES).onOutcome(each -> done.incrementAndGet()))
        .join();

    assertThat(most.get()).isBetween((long) BATCH, (long) (LANES + 1) * BATCH);
    assertThat(isClosed).as("the stream is closed").isTrue();
  }

  @Test
  void eachWriteHasAnOutcome() {
    store.client().execute(StoreArticleEntity.put(article(1)));
    List<WriteOutcome> outcomes = new ArrayList<>();

    BulkReport report =
        store
            .client()
            .execute(
                write(
                        Stream.of(
                            StoreArticleEntity.put(article(0)),
                            StoreArticleEntity.put(article(1)).ifNotExists(),
                            StoreArticleEntity.put(
                                new Article("sku-2", "shelf", "a title that is too long")),
                            StoreArticleEntity.put(new Article("sku#3", "shelf", "title")),
                            StoreArticleEntity.delete("sku-4")))
                    .onOutcome(outcomes::add));

    assertThat(outcomes)
        .extracting(WriteOutcome::position, WriteOutcome::kind)
        .containsExactlyInAnyOrder(
            org.assertj.core.groups.Tuple.tuple(0L, Kind.MADE),
            org.assertj.core.groups.Tuple.tuple(1L, Kind.REFUSED),
            org.assertj.core.groups.Tuple.tuple(2L, Kind.INVALID),
            org.assertj.core.groups.Tuple.tuple(3L, Kind.INVALID),
            org.assertj.core.groups.Tuple.tuple(4L, Kind.MADE));
    assertThat(outcomes)
        .filteredOn(each -> each.kind() == Kind.INVALID)
        .extracting(WriteOutcome::failure)
        .hasExactlyElementsOfTypes(ValidationException.class, InvalidKeyException.class);
    assertThat(outcomes)
        .filteredOn(each -> each.kind() == Kind.REFUSED)
        .singleElement()
        .satisfies(
            refused ->
                assertThat(refused.existing(StoreArticleEntity.type())).contains(article(1)));
    assertThat(report.isComplete()).isFalse();
    assertThat(report.place()).as("the source was read to its end").isNull();
    assertThat(report.toString())
        .isEqualTo(
            "Bulk write to "
                + store.tableName()
                + ". Writes: 2 made. 2 requests, 4.0 write units.\n"
                + "Not made, REFUSED: 1\n"
                + "  1 REFUSED Put[Article ARTICLE#sku-1 / ARTICLE]: [SGR0301] Put[Article"
                + " ARTICLE#sku-1 / ARTICLE] refused: there is already the Article"
                + " PK=ARTICLE#sku-1, SK=ARTICLE.\n"
                + "Not made, INVALID: 2\n"
                + "  2 INVALID Put[Article ARTICLE#sku-2 / ARTICLE]: [SGR0101] Article is not"
                + " valid: title must have at most 20 characters (was \"a title that is too"
                + " long\").\n"
                + "  3 INVALID Put[Article]: [SGR0102] Article, key PK: sku \"sku#3\" contains the"
                + " delimiter '#'. Refuse such values, or end the placeholder of sku with"
                + " \":escape\" in the template. If stored keys have them, end it with \":any\".");
  }

  @Test
  void uniqueValuesAreReserved() {
    BulkReport report =
        store
            .client()
            .execute(
                write(
                    Stream.of(
                        StoreMemberEntity.put(new Member("ann", "a@x")),
                        StoreMemberEntity.put(new Member("bob", "a@x")),
                        StoreMemberEntity.put(new Member("cat", "c@x")))));

    assertThat(report.number(Kind.MADE)).isEqualTo(2);
    assertThat(report.samples()).containsOnlyKeys(Kind.REFUSED);
    assertThat(report.samples().get(Kind.REFUSED))
        .singleElement()
        .asString()
        .startsWith("1 REFUSED Put[Member MEMBER#bob / MEMBER]: ");
    assertThat(store.client().execute(VerifyItems.of(StoreTable.type())).isFine()).isTrue();
    assertThat(store.items()).as("two members and their values").hasSize(4);
  }

  @Test
  void writesOfOneItemAreMadeInTheirOrder() {
    int writes = 600;
    int items = 10;
    Stream<BatchableWrite> source =
        IntStream.range(0, writes)
            .mapToObj(
                each ->
                    each % 3 == 1
                        ? StoreArticleEntity.delete("sku-" + each % items)
                        : StoreArticleEntity.put(
                            new Article("sku-" + each % items, "shelf", "title " + each)));

    BulkReport report = store.asyncClient().execute(write(source).requestsAtOnce(LANES)).join();

    assertThat(report.number(Kind.MADE)).isEqualTo(writes);
    List<Store> last =
        IntStream.range(writes - items, writes)
            .filter(each -> each % 3 != 1)
            .<Store>mapToObj(each -> new Article("sku-" + each % items, "shelf", "title " + each))
            .toList();
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(last);
  }

  @Test
  void sharesDivideTheWrites() {
    int shares = 3;
    List<BatchableWrite> writes = new ArrayList<>(puts(100).toList());
    writes.add(StoreArticleEntity.put(new Article("bad#", "shelf", "title")));
    List<Long> positions = new ArrayList<>();
    BulkReport all = null;
    for (int i = 0; i < shares; i++) {
      BulkReport report =
          store
              .client()
              .execute(
                  BulkWrite.of(StoreTable.type(), writes)
                      .share(i, shares)
                      .onOutcome(each -> positions.add(each.position())));
      assertThat(report.number(Kind.MADE)).isBetween(20L, 50L);
      all = all == null ? report : all.beside(report);
    }

    assertThat(all.number(Kind.MADE)).isEqualTo(100);
    assertThat(all.number(Kind.INVALID)).isEqualTo(1);
    assertThat(positions).doesNotHaveDuplicates().hasSize(101);
    assertThat(stored()).hasSize(100);
  }

  @Test
  void sharesDivideRecordsWhoseKeysAreMadeByTheirPuts() {
    for (int share = 0; share < 2; share++) {
      BulkReport report =
          store
              .client()
              .execute(
                  write(
                          IntStream.range(0, 60)
                              .mapToObj(
                                  number ->
                                      StoreParcelEntity.put(new Parcel(null, "town " + number))))
                      .share(share, 2));
      assertThat(report.number(Kind.MADE)).isEqualTo(30);
    }

    assertThat(store.items())
        .extracting(item -> item.get("town").s())
        .hasSize(60)
        .doesNotHaveDuplicates();
  }

  @Test
  void valuesFromTheContextAreAskedForOnceOnTheThreadOfTheCall() {
    AtomicInteger asked = new AtomicInteger();
    ThreadLocal<String> user = new ThreadLocal<>();
    user.set("ann");
    AsyncTableClient client =
        store
            .asyncClient()
            .with(
                StoreTable.user(
                    () -> {
                      asked.incrementAndGet();
                      return user.get();
                    }));

    BulkReport report =
        client
            .execute(
                write(
                    IntStream.range(0, 200)
                        .mapToObj(number -> StoreNoteEntity.put(new Note(number, null)))))
            .join();

    assertThat(report.number(Kind.MADE)).isEqualTo(200);
    assertThat(asked).hasValue(1);
    assertThat(store.items()).allMatch(item -> item.get("author").s().equals("ann"));
  }

  @Test
  void writesThatAreSentAloneDoNotDivideBatches() {
    Stream<BatchableWrite> mixed =
        IntStream.range(0, 100)
            .mapToObj(
                number ->
                    number % 2 == 0
                        ? StoreArticleEntity.put(article(number))
                        : StoreArticleEntity.put(article(number)).ifNotExists());

    BulkReport report = store.client().execute(write(mixed));

    assertThat(report.number(Kind.MADE)).isEqualTo(100);
    assertThat(report.requests()).as("some batches, and 50 alone").isLessThan(55);
    assertThat(stored()).hasSize(100);
  }

  @Test
  void progressTellsThePartThatIsDone() {
    List<BulkProgress> told = new ArrayList<>();

    store
        .client()
        .execute(BulkWrite.of(StoreTable.type(), puts(30).toList()).onProgress(told::add));

    assertThat(told)
        .last()
        .satisfies(
            end -> {
              assertThat(end.place()).isEqualTo(30);
              assertThat(end.toString())
                  .matches(
                      "\\[#{20}] 100 %, 30 of 30, 30 made, 0 not made, [\\d,]+ items/s, 60 write"
                          + " units, 0 s to go");
            });
  }

  @Test
  void impossibleSettingsAreRefused() {
    BulkWrite bulk = write(Stream.of());
    assertThatThrownBy(() -> bulk.requestsAtOnce(0))
        .hasMessage("[SGR0105] BulkWrite[Store].requestsAtOnce(0): give 1 or more.");
    assertThatThrownBy(() -> bulk.writeRate(0))
        .hasMessageContaining("writeRate(0.0): give capacity units, more than 0.");
    assertThatThrownBy(() -> bulk.share(4, 4))
        .hasMessageContaining("share(4, 4): give the number of a share, from 0");
    assertThatThrownBy(bulk::toRequest)
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT))
        .hasMessageContaining("use BatchWrite.of(...).toRequest()");
  }
}
