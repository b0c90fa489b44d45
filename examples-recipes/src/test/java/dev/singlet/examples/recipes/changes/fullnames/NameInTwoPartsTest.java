package dev.singlet.examples.recipes.changes.fullnames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NameInTwoPartsTest {

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

  private void putOld(String name) {
    old.execute(BeforeUserEntity.put(new Before.User("ann", name)));
  }

  private void putFirst(String name) {
    first.execute(BetweenUserEntity.put(new Between.User("ann", name)));
  }

  private void putSecond(String firstName, String lastName) {
    second.execute(AfterUserEntity.put(new After.User("ann", firstName, lastName)));
  }

  private After.User second() {
    return second.execute(AfterUserEntity.get("ann")).orElseThrow();
  }

  @Test
  void theOldProgramAndReleaseOneReadAndChangeWhatTheOtherOneWrites() {
    putOld("Ann Lee");
    assertThat(first.execute(BetweenUserEntity.get("ann")))
        .contains(new Between.User("ann", "Ann Lee"));
    first.execute(BetweenUserEntity.update("ann").fullName("Ann May"));

    putFirst("Ann Ray");
    assertThat(old.execute(BeforeUserEntity.get("ann")))
        .contains(new Before.User("ann", "Ann Ray"));
    old.execute(BeforeUserEntity.update("ann").fullName("Ann Low"));

    assertThat(first.execute(BetweenUserEntity.get("ann")))
        .contains(new Between.User("ann", "Ann Low"));
  }

  @Test
  void releaseTwoReadsBothOlderForms() {
    putOld("Ann Lee");
    assertThat(second()).isEqualTo(new After.User("ann", "Ann", "Lee"));

    putFirst("Ann May");
    assertThat(second()).isEqualTo(new After.User("ann", "Ann", "May"));

    putOld("Plato");
    assertThat(second()).isEqualTo(new After.User("ann", "Plato", "Plato"));
  }

  @Test
  void anOlderItemIsPutBeforeItIsUpdated() {
    putFirst("Ann Lee");
    assertThatThrownBy(() -> second.execute(AfterUserEntity.update("ann").lastName("May")))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused ->
                assertThat(refused.reason())
                    .isEqualTo(ConditionFailedException.Reason.SCHEMA_VERSION));

    second.execute(AfterUserEntity.put(second()));
    second.execute(AfterUserEntity.update("ann").lastName("May"));

    assertThat(second()).isEqualTo(new After.User("ann", "Ann", "May"));
  }

  @Test
  void theBackfillStoresBothPartsAndItsUndoTheOlderForm() {
    putFirst("Ann Lee");
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();

    assertThat(second.execute(NameInTwoParts.backfill().journal(journal)).written()).isEqualTo(1);

    second.execute(AfterUserEntity.update("ann").lastName("May"));
    assertThat(second()).isEqualTo(new After.User("ann", "Ann", "May"));
    assertThat(second.execute(UndoBackfill.of(AfterTable.type(), journal)).changed()).isEqualTo(1);
    assertThat(second())
        .as("what was changed since stays")
        .isEqualTo(new After.User("ann", "Ann", "May"));
    second.execute(AfterUserEntity.delete("ann"));
    putFirst("Ann Lee");
    MemoryJournal another = new MemoryJournal();
    assertThat(second.execute(NameInTwoParts.backfill().journal(another)).written()).isEqualTo(1);
    second.execute(UndoBackfill.of(AfterTable.type(), another));
    assertThat(table.items())
        .singleElement()
        .satisfies(item -> assertThat(item.keySet()).isEqualTo(start.get(0).keySet()));
  }

  @Test
  void releaseOneNeitherReadsNorLosesWhatReleaseTwoHasWritten() {
    putSecond("Ann", "Lee");

    assertThatThrownBy(() -> first.execute(BetweenUserEntity.get("ann")))
        .isInstanceOf(UnreadableItemException.class);
    assertThatThrownBy(() -> putFirst("Ann May")).isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> first.execute(BetweenUserEntity.update("ann").fullName("Ann May")))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> first.execute(BetweenUserEntity.delete("ann")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(second()).isEqualTo(new After.User("ann", "Ann", "Lee"));
  }

  @Test
  void withoutReleaseOneTheOldProgramMixesTwoForms() {
    putSecond("Ann", "Lee");
    assertThatThrownBy(() -> old.execute(BeforeUserEntity.get("ann")))
        .isInstanceOf(UnreadableItemException.class);

    old.execute(BeforeUserEntity.update("ann").fullName("Ann May"));

    assertThat(second()).as("the update is lost").isEqualTo(new After.User("ann", "Ann", "Lee"));
  }
}
