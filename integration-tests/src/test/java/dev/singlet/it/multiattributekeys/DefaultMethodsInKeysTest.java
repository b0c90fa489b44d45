package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.multiattributekeys.model.Journals.Journal;
import dev.singlet.it.multiattributekeys.model.JournalsJournalEntity;
import dev.singlet.it.multiattributekeys.model.JournalsTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that lacks a key attribute reads as if it had a default that is made of others. An update
 * that writes what is beside it in the key stores it.
 */
class DefaultMethodsInKeysTest {

  private static final Journal OLD =
      new Journal("1", "Nature", "ann", "nature-ann", "A", "bio", 3, "X", Set.of(), "tags0", "N");

  @RegisterExtension final LocalTable table = LocalTable.of(JournalsTable.SCHEMA);

  private TableClient journals;

  @BeforeEach
  void writeOlderItem() {
    journals = table.client();
    Map<String, AttributeValue> item = new HashMap<>(JournalsJournalEntity.toItem(OLD));
    item.remove("slug");
    item.remove("rank");
    item.remove("label");
    write(item);
    assertThat(read()).isEqualTo(OLD);
    assertThat(journals.stream(JournalsJournalEntity.ofShelf("A"))).isEmpty();
  }

  private void write(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private Journal read() {
    return journals.execute(JournalsJournalEntity.get("1")).orElseThrow();
  }

  private void isOnShelf(Operation<?> update, Journal journal) {
    assertThat(journals.execute(update)).isEqualTo(journal);
    assertThat(table.items().get(0).get("slug").s()).isEqualTo(journal.slug());
    assertThat(table.items().get(0)).doesNotContainKeys("rank", "label");
    assertThat(journals.stream(JournalsJournalEntity.ofShelf(journal.shelf())))
        .containsExactly(journal);
  }

  @Test
  void anUpdateOfAnotherPartOfTheKeyStoresIt() {
    Journal moved = JournalsJournalEntity.builder(OLD).shelf("B").build();

    isOnShelf(JournalsJournalEntity.update("1").shelf("B"), moved);

    Journal renamed =
        journals.execute(JournalsJournalEntity.update("1").title("Nature 2").author("bob"));
    assertThat(renamed.slug()).isEqualTo("nature-ann");
    assertThat(journals.stream(JournalsJournalEntity.ofShelf("B"))).containsExactly(renamed);
  }

  @Test
  void anUpdateOfWhatItIsMadeOfKeepsTheKeyThatIsMadeOfIt() {
    Map<String, AttributeValue> item = new HashMap<>(JournalsJournalEntity.toItem(OLD));
    item.remove("code");
    write(item);

    Journal renamed = journals.execute(JournalsJournalEntity.update("1").title("Science"));

    assertThat(renamed.code()).isEqualTo("N");
    assertThat(table.items().get(0).get("code").s()).isEqualTo("N");
    assertThat(journals.stream(JournalsJournalEntity.ofCode("N"))).containsExactly(renamed);
  }

  @Test
  void anUpdateOfTwoRecordsStoresIt() {
    Journal moved = JournalsJournalEntity.builder(OLD).shelf("B").build();

    isOnShelf(JournalsJournalEntity.update(OLD, moved), moved);
  }

  @Test
  void anUpdateOfTwoRecordsAsksForWhatItIsMadeOf() {
    journals.execute(JournalsJournalEntity.update("1").author("bob"));

    Journal moved = JournalsJournalEntity.builder(OLD).shelf("B").build();
    assertThatThrownBy(() -> journals.execute(JournalsJournalEntity.update(OLD, moved)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "author is \"bob\", but in the record before the" + " update it is \"ann\"");
  }

  @Test
  void itIsMadeOfWhatTheUpdateSets() {
    isOnShelf(
        JournalsJournalEntity.update("1").shelf("B").title("Science"),
        JournalsJournalEntity.builder(OLD)
            .shelf("B")
            .title("Science")
            .slug("science-ann")
            .code("N")
            .build());
  }

  @Test
  void andNeedsNoSecondLookWhereItSetsAll() {
    journals.transact(JournalsJournalEntity.update("1").shelf("B").title("Science").removeAuthor());

    assertThat(read().slug()).isEqualTo("science");
    assertThat(journals.stream(JournalsJournalEntity.ofShelf("B"))).containsExactly(read());
  }

  @Test
  void itIsMadeOfWhatHasAnOlderName() {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put("name", item.remove("title"));
    write(item);

    isOnShelf(
        JournalsJournalEntity.update("1").shelf("B"),
        JournalsJournalEntity.builder(OLD).shelf("B").build());
  }

  @Test
  void whatIsStoredStays() {
    journals.execute(JournalsJournalEntity.update("1").slug("own"));

    journals.transact(JournalsJournalEntity.update("1").shelf("B"));

    assertThat(read().slug()).isEqualTo("own");
    assertThat(journals.stream(JournalsJournalEntity.ofShelf("B"))).containsExactly(read());
  }

  @Test
  void anUpdateThatTakesTheItemOutOfTheIndexOrChangesOthersDoesNotStoreIt() {
    journals.transact(JournalsJournalEntity.update("1").removeShelf());
    journals.transact(JournalsJournalEntity.update("1").title("Science"));

    assertThat(table.items().get(0)).doesNotContainKeys("slug", "shelf");
    assertThat(read().slug()).isEqualTo("science-ann");
  }

  @Test
  void aTransactionIsRefused() {
    assertThatThrownBy(() -> journals.transact(JournalsJournalEntity.update("1").shelf("B")))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "slug is not there, and a key of ofShelf that the update writes needs it. Set it too,"
                + " or use update(before, after)");
    assertThat(read()).isEqualTo(OLD);

    journals.transact(JournalsJournalEntity.update("1").shelf("B").slug("nature-ann"));
    assertThat(journals.stream(JournalsJournalEntity.ofShelf("B"))).containsExactly(read());
  }

  @Test
  void whatIsAddedToWhatItIsMadeOfIsNotCounted() {
    assertThatThrownBy(
            () -> journals.execute(JournalsJournalEntity.update("1").box("Y").addToTags("a")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("label is not there, and a key of ofBox that the update writes");

    Journal tagged = journals.execute(JournalsJournalEntity.update("1").addToTags("a"));
    assertThat(tagged.label()).isEqualTo("tags1");
    Journal moved = journals.execute(JournalsJournalEntity.update("1").box("Y"));
    assertThat(moved.label()).isEqualTo("tags1");
    assertThat(journals.stream(JournalsJournalEntity.ofBox("Y"))).containsExactly(moved);
  }

  @Test
  void aConstantIsStoredAtOnce() {
    journals.transact(JournalsJournalEntity.update("1").topic("chem"));

    assertThat(read().rank()).isEqualTo(3);
    assertThat(journals.stream(JournalsJournalEntity.ofTopic("chem"))).containsExactly(read());
  }

  /** The key is made of what is read once the code is removed, which follows the title. */
  @Test
  void aKeyThatIsMadeOfARemovedOneDoesNotGoStale() {
    journals.execute(JournalsJournalEntity.update("1").code("own"));
    journals.execute(JournalsJournalEntity.update("1").removeCode("Nature"));
    assertThat(read().code()).isEqualTo("N");

    Journal renamed = journals.execute(JournalsJournalEntity.update("1").title("Science"));

    assertThat(journals.stream(JournalsJournalEntity.ofCode(renamed.code())))
        .containsExactly(renamed);
  }

  /** Somebody removed the code since the record was read, and the key follows what is read. */
  @Test
  void aKeyThatIsMadeOfOneTheRecordStillHasDoesNotGoStale() {
    Journal before =
        new Journal("1", "Nature", "ann", "x", "A", "bio", 3, "X", Set.of(), "tags0", "own");
    Journal after =
        new Journal("1", "Science", "ann", "x", "A", "bio", 3, "X", Set.of(), "tags0", "own");
    journals.execute(JournalsJournalEntity.update("1").code("own"));
    journals.execute(JournalsJournalEntity.update("1").removeCode("Nature"));

    assertThatThrownBy(() -> journals.execute(JournalsJournalEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("in the record before the update it is \"own\"");

    assertThat(journals.stream(JournalsJournalEntity.ofCode("N"))).containsExactly(read());
  }

  /** The item lacks its slug, and reads with another one than the record has. */
  @Test
  void aDefaultIsAsBeforeOnlyIfWhatItIsMadeOfIs() {
    Journal before =
        new Journal(
            "1", "Science", "ann", "science-ann", "A", "bio", 3, "X", Set.of(), "tags0", "N");
    Journal after =
        new Journal("1", "Science", "ann", "own", "A", "bio", 3, "X", Set.of(), "tags0", "N");

    assertThatThrownBy(() -> journals.execute(JournalsJournalEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(read()).isEqualTo(OLD);
  }
}
