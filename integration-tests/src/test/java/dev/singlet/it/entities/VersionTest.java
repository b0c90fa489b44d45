package dev.singlet.it.entities;

import static dev.singlet.it.entities.model.OfficeDocumentEntity.VERSION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.entities.model.Office.Document;
import dev.singlet.it.entities.model.Office.Notice;
import dev.singlet.it.entities.model.OfficeDocumentEntity;
import dev.singlet.it.entities.model.OfficeNoticeEntity;
import dev.singlet.it.entities.model.OfficeTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write of what was changed meanwhile is refused. */
class VersionTest {

  private static final Document NEW = new Document("plans", "q1", "ann", "Draft", 0);

  @RegisterExtension final LocalTable table = LocalTable.of(OfficeTable.SCHEMA);

  @Test
  void everyWriteCounts() {
    TableClient office = table.client();

    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    Document second = office.execute(OfficeDocumentEntity.put(first));
    Document third = office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));

    assertThat(List.of(first.version(), second.version(), third.version()))
        .containsExactly(1L, 2L, 3L);
    assertThat(office.execute(OfficeDocumentEntity.get("plans", "q1"))).contains(third);
    assertThat(table.items().get(0)).containsEntry("version", AttributeValue.fromN("3"));
  }

  @Test
  void aDeleteOfAnyVersionSaysSo() {
    TableClient office = table.client();
    office.execute(OfficeDocumentEntity.put(NEW));
    office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));

    assertThat(office.execute(OfficeDocumentEntity.deleteAnyVersion("plans", "q1"))).isTrue();
    assertThat(office.execute(OfficeDocumentEntity.deleteAnyVersion("plans", "q1"))).isFalse();
    assertThat(table.items()).isEmpty();
  }

  /** As another program stores them, which begins at another number or counts in other steps. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "5", "101"})
  void aStoredVersionOfAnyValueGoesOn(String stored) {
    TableClient office = table.client();
    Map<String, AttributeValue> item = new HashMap<>(OfficeDocumentEntity.toItem(NEW));
    item.put("version", AttributeValue.fromN(stored));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

    Document read = office.execute(OfficeDocumentEntity.get("plans", "q1")).orElseThrow();
    Document next = office.execute(OfficeDocumentEntity.put(read));

    assertThat(next.version()).isEqualTo(Long.parseLong(stored) + 1);
    assertThatThrownBy(() -> office.execute(OfficeDocumentEntity.put(read)))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(office.execute(OfficeDocumentEntity.delete(next))).isTrue();
  }

  @Test
  void aPutOfAnOlderVersionIsRefused() {
    TableClient office = table.client();
    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));

    assertRefused(
        () -> office.execute(OfficeDocumentEntity.put(first)),
        "version is 2, and in the record it is 1. Read the item again.");
    assertRefused(
        () -> office.execute(OfficeDocumentEntity.put(NEW)),
        "version is 2, and the record is new: its version is 0. To change the item, read it first."
            + " To create an item, add ifNotExists() to the put: it is then refused with the reason"
            + " ALREADY_EXISTS.");
    assertThat(office.execute(OfficeDocumentEntity.get("plans", "q1")))
        .contains(new Document("plans", "q1", "ann", "Done", 2));
  }

  @Test
  void aPutOfADeletedItemIsRefused() {
    TableClient office = table.client();
    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    office.execute(OfficeDocumentEntity.delete("plans", "q1", 1));

    for (Operation<?> write :
        List.<Operation<?>>of(
            OfficeDocumentEntity.put(first),
            OfficeDocumentEntity.delete("plans", "q1", 1),
            OfficeDocumentEntity.update("plans", "q1").text("Done").ifVersion(1))) {
      assertThatThrownBy(() -> office.execute(write))
          .isInstanceOfSatisfying(
              ConditionFailedException.class,
              failed ->
                  assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.NOT_FOUND))
          .hasMessageEndingWith(" refused: the item is not there any more.");
    }
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aPutOfANegativeVersionIsRefused() {
    Document negative = new Document("plans", "q1", "ann", "Draft", -1);

    for (Operation<?> put :
        List.<Operation<?>>of(
            OfficeDocumentEntity.put(negative),
            OfficeDocumentEntity.put(negative).ifNotExists(),
            BatchWrite.of(OfficeDocumentEntity.put(negative)))) {
      assertThatThrownBy(() -> table.client().execute(put))
          .isInstanceOf(ValidationException.class)
          .hasMessage(
              "[SGR0101] Document is not valid: version must be 0 for a new item, or the"
                  + " version that was read: it counts writes (was -1).");
    }
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aDeleteOfAnOlderVersionIsRefused() {
    TableClient office = table.client();
    office.execute(OfficeDocumentEntity.put(NEW));
    office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));

    assertRefused(
        () -> office.execute(OfficeDocumentEntity.delete("plans", "q1", 1)),
        "version is 2, and in the record it is 1. Read the item again.");
    assertThat(office.execute(OfficeDocumentEntity.delete("plans", "q1", 2))).isTrue();
  }

  @Test
  void anUpdateAsksForAVersionWhereItIsTold() {
    TableClient office = table.client();
    office.execute(OfficeDocumentEntity.put(NEW));

    office.execute(OfficeDocumentEntity.update("plans", "q1").text("Two").ifVersion(1));

    assertRefused(
        () -> office.execute(OfficeDocumentEntity.update("plans", "q1").text("Three").ifVersion(1)),
        "version is 2, and in the record it is 1. Read the item again.");
    assertThat(
            office.execute(
                OfficeDocumentEntity.update("plans", "q1").text("Three").returning(VERSION)))
        .isEqualTo(3);
  }

  @Test
  void fromOneRecordToAnotherTheVersionIsTheGuard() {
    TableClient office = table.client();
    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    Document owned = new Document("plans", "q1", "bob", "Draft", first.version());
    office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));

    assertThat(OfficeDocumentEntity.update(first, owned).toRequest().conditionExpression())
        .isEqualTo("attribute_exists(#PK) AND #version = :7");
    assertRefused(
        () -> office.execute(OfficeDocumentEntity.update(first, owned)),
        "version is 2, but in the record before the update it is 1. Read the item again.");

    Document current = office.execute(OfficeDocumentEntity.get("plans", "q1")).orElseThrow();
    Document moved =
        office.execute(
            OfficeDocumentEntity.update(
                current, new Document("plans", "q1", "bob", "Done", current.version())));
    assertThat(moved.version()).isEqualTo(3);
    assertThat(office.execute(OfficeDocumentEntity.byOwner("bob")).items()).containsExactly(moved);
    assertThat(office.execute(OfficeDocumentEntity.byOwner("ann")).items()).isEmpty();
  }

  @Test
  void fromOneRecordToAnotherOfAnotherVersionIsRefused() {
    TableClient office = table.client();
    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    Document second = office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done"));
    Document forged = new Document("plans", "q1", "bob", "Done", 7);

    for (Document after : List.of(forged, new Document("plans", "q1", "ann", "Done", 1))) {
      assertThatThrownBy(() -> office.execute(OfficeDocumentEntity.update(second, after)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0109] Update of Document: the version would change from 2 to "
                  + after.version()
                  + ". The update counts it by itself: keep the version of the record before.");
    }
    assertThatThrownBy(() -> office.transact(OfficeDocumentEntity.update(first, second)))
        .isInstanceOf(InvalidArgumentException.class);
    assertThat(office.execute(OfficeDocumentEntity.get("plans", "q1"))).contains(second);
  }

  @Test
  void anUpsertStartsAtOne() {
    TableClient office = table.client();

    Document created =
        office.execute(OfficeDocumentEntity.upsert("plans", "q2", "ann").text("Draft"));
    Document changed = office.execute(OfficeDocumentEntity.upsert("plans", "q2", "bob"));

    assertThat(created.version()).isEqualTo(1);
    assertThat(changed).isEqualTo(new Document("plans", "q2", "bob", "Draft", 2));
  }

  static Stream<AttributeValue> noVersions() {
    return Stream.of(null, AttributeValue.fromNul(true), AttributeValue.fromN("0"));
  }

  /** Puts an item from before there were versions, or of a program that has none for it. */
  private Document putWithout(@Nullable AttributeValue version) {
    Map<String, AttributeValue> item = new HashMap<>(OfficeDocumentEntity.toItem(NEW));
    item.remove("version");
    if (version != null) {
      item.put("version", version);
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    Document read = table.client().execute(OfficeDocumentEntity.get("plans", "q1")).orElseThrow();
    assertThat(read).isEqualTo(NEW);
    return read;
  }

  @ParameterizedTest
  @MethodSource("noVersions")
  void anItemWithoutAVersionIsTheFirst(@Nullable AttributeValue version) {
    TableClient office = table.client();

    assertThat(office.execute(OfficeDocumentEntity.put(putWithout(version))).version())
        .isEqualTo(1);
    putWithout(version);
    assertThat(office.execute(OfficeDocumentEntity.update("plans", "q1").text("Done")))
        .isEqualTo(new Document("plans", "q1", "ann", "Done", 1));
    putWithout(version);
    assertThat(office.execute(OfficeDocumentEntity.upsert("plans", "q1", "bob")))
        .isEqualTo(new Document("plans", "q1", "bob", "Draft", 1));
    Document read = putWithout(version);
    assertThat(
            office.execute(
                OfficeDocumentEntity.update(
                    read, new Document("plans", "q1", "bob", "Draft", read.version()))))
        .isEqualTo(new Document("plans", "q1", "bob", "Draft", 1));
  }

  @ParameterizedTest
  @MethodSource("noVersions")
  void whatAsksForItsVersionIsMade(@Nullable AttributeValue version) {
    TableClient office = table.client();
    Document read = putWithout(version);

    assertThat(
            office.execute(
                OfficeDocumentEntity.update("plans", "q1").text("Done").ifVersion(read.version())))
        .isEqualTo(new Document("plans", "q1", "ann", "Done", 1));
    assertRefused(
        () ->
            office.execute(
                OfficeDocumentEntity.update("plans", "q1").text("Two").ifVersion(read.version())),
        "version is 1, and the record is new: its version is 0. Read the item first.");
    assertRefused(
        () -> office.execute(OfficeDocumentEntity.delete("plans", "q1", read.version())),
        "version is 1, and the record is new: its version is 0. Read the item first.");
    putWithout(version);
    assertThat(office.execute(OfficeDocumentEntity.delete("plans", "q1", read.version()))).isTrue();
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aBoxedVersionMayBeNull() {
    TableClient office = table.client();

    Notice stored =
        office.execute(OfficeNoticeEntity.put(new Notice("plans", "n1", "Hi", null, null)));

    assertThat(stored.revision()).isEqualTo(1);
  }

  @Test
  void ofTenWritersOfOneVersionOneWins() throws InterruptedException {
    TableClient office = table.client();
    Document first = office.execute(OfficeDocumentEntity.put(NEW));
    ConcurrentLinkedQueue<Boolean> won = new ConcurrentLinkedQueue<>();
    ExecutorService writers = Executors.newFixedThreadPool(10);
    for (int i = 0; i < 10; i++) {
      String text = "Draft " + i;
      writers.execute(
          () -> {
            try {
              office.execute(
                  OfficeDocumentEntity.put(
                      new Document("plans", "q1", "ann", text, first.version())));
              won.add(true);
            } catch (ConditionFailedException changedMeanwhile) {
              won.add(false);
            }
          });
    }
    writers.shutdown();

    assertThat(writers.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
    assertThat(won).hasSize(10).containsOnlyOnce(true);
  }

  private static void assertRefused(ThrowingCallable write, String problem) {
    assertThatThrownBy(write)
        .hasMessageEndingWith(" refused: " + problem)
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason())
                    .isEqualTo(ConditionFailedException.Reason.STALE_VERSION));
  }
}
