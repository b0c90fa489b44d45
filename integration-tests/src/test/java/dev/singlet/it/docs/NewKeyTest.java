package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.Crash;
import dev.singlet.it.docs.model.Courier;
import dev.singlet.it.docs.model.CourierParcelEntity;
import dev.singlet.it.docs.model.CourierTable;
import dev.singlet.it.docs.model.OldCourier;
import dev.singlet.it.docs.model.OldCourierParcelEntity;
import dev.singlet.it.docs.model.OldCourierTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The snippets of docs/operate/new-key.md: the primary key of stored items gets another template.
 */
class NewKeyTest {

  private static final int PARCELS = 7;

  @RegisterExtension final LocalTable table = LocalTable.of(OldCourierTable.SCHEMA);

  private TableClient before;
  private TableClient after;
  private @Nullable String saved;

  private static OldCourier.Parcel parcel(int number) {
    return new OldCourier.Parcel("p" + number, number % 2 == 0 ? "kim" : "lee", "L-" + number);
  }

  private static Courier.Parcel moved(int number) {
    return moved(parcel(number));
  }

  private static Courier.Parcel moved(OldCourier.Parcel parcel) {
    return new Courier.Parcel(parcel.customer(), parcel.id(), parcel.label());
  }

  @BeforeEach
  void fill() {
    before = table.client();
    after = CourierTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int number = 0; number < PARCELS; number++) {
      before.execute(OldCourierParcelEntity.put(parcel(number)));
    }
  }

  private ScanProgress moveAll(@Nullable String checkpoint) {
    return before.execute(
        OldCourierTable.scan(OldCourierParcelEntity.type())
            .from(checkpoint)
            .onUnreadable(ReadPolicy.skip())
            .forEach(parcel -> move(parcel.id()))
            .onProgress(progress -> save(progress.checkpoint())));
  }

  private void move(String id) {
    before.transact(
        tx -> {
          OldCourier.Parcel old = tx.read(OldCourierParcelEntity.get(id)).orElse(null);
          if (old != null) {
            tx.on(after).write(CourierParcelEntity.put(moved(old)).ifNotExists());
            tx.write(OldCourierParcelEntity.delete(id));
          }
          return null;
        });
  }

  private void save(@Nullable String checkpoint) {
    saved = checkpoint;
  }

  private static Backfill backfill() {
    return Backfill.of(CourierTable.type()).withoutRecovery();
  }

  @Test
  void theBackfillMovesThem() {
    BackfillReport report = after.execute(backfill().movingItems());

    assertThat(report.isFine()).isTrue();
    assertMoved();
  }

  @Test
  void noItemIsLostOrDoubledWhereverTheBackfillEnds() {
    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            dynamoDb ->
                CourierTable.client(dynamoDb)
                    .withTableName(table.tableName())
                    .execute(backfill().movingItems()),
            () -> assertThat(ids()).hasSize(PARCELS));

    assertThat(crashes).isGreaterThan(3);
    assertMoved();
  }

  @Test
  void allItemsAreMoved() {
    moveAll(null);

    assertMoved();
  }

  private void assertMoved() {
    ItemsReport report = after.execute(VerifyItems.of(CourierTable.type()));
    assertThat(report.breaksModel()).isFalse();
    assertThat(report.differences()).isEmpty();
    assertThat(after.stream(CourierParcelEntity.ofCustomer("kim")))
        .containsExactly(moved(0), moved(2), moved(4), moved(6));
    assertThat(ids()).hasSize(PARCELS);
    assertThat(table.items()).hasSize(2 * PARCELS);
  }

  /** Each program after a crash knows the last checkpoint only. */
  @Test
  void noItemIsLostOrDoubledWhereverTheProgramEnds() {
    TableClient whole = after;

    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            dynamoDb -> {
              before = OldCourierTable.client(dynamoDb).withTableName(table.tableName());
              after = CourierTable.client(dynamoDb).withTableName(table.tableName());
              moveAll(saved);
            },
            () -> assertThat(ids()).hasSize(PARCELS));

    assertThat(crashes).isGreaterThan(3);
    assertThat(whole.stream(CourierTable.scan(CourierParcelEntity.type())))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, PARCELS).mapToObj(NewKeyTest::moved).toList());
    assertThat(whole.execute(VerifyItems.of(CourierTable.type())).breaksModel()).isFalse();
  }

  /** Returns the ids of all parcels, of which none may be there twice. */
  private Set<String> ids() {
    List<String> ids =
        table.items().stream()
            .filter(item -> item.containsKey("id"))
            .map(item -> item.get("id").s())
            .toList();
    assertThat(ids).doesNotHaveDuplicates();
    return Set.copyOf(ids);
  }

  @Test
  void aUniqueValueIsThatOfTheMovedItem() {
    move("p1");

    assertThatThrownBy(
            () -> after.execute(CourierParcelEntity.put(new Courier.Parcel("lee", "p8", "L-1"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("label L-1 is taken by the item PK=CUSTOMER#lee, SK=PARCEL#p1.");
  }

  @Test
  void anItemThatIsThereUnderBothKeysIsNotMoved() {
    after.execute(CourierParcelEntity.put(new Courier.Parcel("lee", "p1", "L-9")));

    assertThatThrownBy(() -> move("p1")).isInstanceOf(TransactionFailedException.class);

    assertThat(before.execute(OldCourierParcelEntity.get("p1"))).contains(parcel(1));
  }

  @Test
  void untilThenNeitherProgramReadsItemsOfTheOther() {
    assertThat(after.execute(CourierParcelEntity.get("kim", "p0"))).isEmpty();
    assertThat(after.stream(CourierParcelEntity.ofCustomer("kim"))).isEmpty();
    assertThat(after.execute(CourierParcelEntity.ofCustomer("kim").deleteAll()).deleted()).isZero();
    Courier.Parcel second = new Courier.Parcel("kim", "p0", "L-8");
    assertThat(after.tryExecute(CourierParcelEntity.put(second).ifNotExists())).isTrue();

    for (Stream<?> scan :
        List.<Stream<?>>of(
            after.stream(CourierTable.scan(CourierParcelEntity.type())),
            before.stream(OldCourierTable.scan(OldCourierParcelEntity.type())))) {
      assertThatThrownBy(() -> scan.collect(Collectors.toList()))
          .isInstanceOf(UnreadableItemException.class)
          .hasMessageContaining("PK");
    }
    ItemsReport report = after.execute(VerifyItems.of(CourierTable.type()));
    assertThat(report.breaksModel()).isTrue();
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::items)
        .containsExactly(
            tuple(Kind.OTHER_KEY, (long) PARCELS), tuple(Kind.OTHER_KEY, (long) PARCELS));
  }
}
