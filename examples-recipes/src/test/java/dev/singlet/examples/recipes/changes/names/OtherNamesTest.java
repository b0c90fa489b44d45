package dev.singlet.examples.recipes.changes.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class OtherNamesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient old;
  private TableClient first;
  private TableClient second;

  @BeforeEach
  void programs() {
    old = table.client();
    first = BetweenTable.client(table.dynamoDb()).withTableName(table.tableName());
    second = AfterTable.client(table.dynamoDb()).withTableName(table.tableName());
  }

  private void putOld(String description) {
    old.execute(BeforeOrganizationEntity.put(new Before.Organization("acme", description)));
  }

  private void putFirst(String about) {
    first.execute(BetweenTeamEntity.put(new Between.Team("acme", about)));
  }

  private void putSecond(String about) {
    second.execute(AfterTeamEntity.put(new After.Team("acme", about)));
  }

  private String old() {
    return old.execute(BeforeOrganizationEntity.get("acme")).orElseThrow().description();
  }

  private String first() {
    return first.execute(BetweenTeamEntity.get("acme")).orElseThrow().about();
  }

  private String second() {
    return second.execute(AfterTeamEntity.get("acme")).orElseThrow().about();
  }

  @Test
  void theOldProgramAndReleaseOneReadAndChangeWhatTheOtherOneWrites() {
    putOld("one");
    assertThat(first()).isEqualTo("one");

    first.execute(BetweenTeamEntity.update("acme").about("two"));
    assertThat(old()).isEqualTo("two");

    old.execute(BeforeOrganizationEntity.update("acme").description("three"));
    assertThat(first()).isEqualTo("three");

    putFirst("four");
    assertThat(old()).isEqualTo("four");
  }

  @Test
  void releaseOneAndReleaseTwoReadAndChangeWhatTheOtherOneWrites() {
    putFirst("one");
    assertThat(second()).isEqualTo("one");

    second.execute(AfterTeamEntity.update("acme").about("two"));
    assertThat(first()).isEqualTo("two");

    first.execute(BetweenTeamEntity.update("acme").about("three"));
    assertThat(second()).isEqualTo("three");

    putSecond("four");
    assertThat(first()).isEqualTo("four");
  }

  @Test
  void inOneStepTheOldProgramPutsAnItemInPlaceOfTheNewOne() {
    putSecond("new");

    assertThat(old.execute(BeforeOrganizationEntity.get("acme"))).isEmpty();
    putOld("other");

    assertThat(second()).as("what release 2 wrote is lost").isEqualTo("other");
  }

  @Test
  void inOneStepTheOldProgramReadsNoChangeOfReleaseTwo() {
    putOld("one");

    second.execute(AfterTeamEntity.update("acme").about("two"));

    assertThat(old()).isNull();
  }

  @Test
  void inOneStepReleaseTwoReadsNoChangeOfTheOldProgram() {
    putOld("one");
    second.execute(AfterTeamEntity.update("acme").about("two"));

    old.execute(BeforeOrganizationEntity.update("acme").description("three"));

    assertThat(second()).isEqualTo("two");
  }

  @Test
  void itemsOfReleaseOneAreCountedUntilTheyArePutAgain() {
    putFirst("one");
    assertThat(report()).contains("_et: Organization 1 item, description 1 item.");

    putSecond("two");

    assertThat(report()).contains("_et: Organization 0 items, description 0 items.");
  }

  @Test
  void theBackfillStoresTheNewNamesAndItsUndoTheOlderOnes() {
    putOld("one");
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();

    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            dynamoDb -> backfill(dynamoDb, journal),
            () -> assertThat(report()).contains("_et: Organization 0 items, description 0 items."));

    assertThat(stops).isEqualTo(1);
    assertThat(second()).isEqualTo("one");
    second.execute(UndoBackfill.of(AfterTable.type(), journal));
    assertThat(table.items()).isEqualTo(start);
  }

  private void backfill(DynamoDbClient dynamoDb, MemoryJournal journal) {
    AfterTable.client(dynamoDb)
        .withTableName(table.tableName())
        .execute(OtherNames.backfill().journal(journal));
  }

  private String report() {
    return second.execute(VerifyItems.of(AfterTable.type())).toString();
  }
}
