package dev.singlet.it.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.context.model.Journals.Book;
import dev.singlet.it.context.model.Journals.Entry;
import dev.singlet.it.context.model.JournalsBookEntity;
import dev.singlet.it.context.model.JournalsEntryEntity;
import dev.singlet.it.context.model.JournalsTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** JSON of an item that is to be written leaves out what its context gives. */
class JsonOfNewItemsTest {

  private static final UUID REQUEST = new UUID(1, 2);
  private static final EntityJson<Entry> ENTRIES = EntityJson.of(JournalsEntryEntity.type());
  private static final EntityJson<Book> BOOKS = EntityJson.of(JournalsBookEntity.type());

  @RegisterExtension final LocalTable table = LocalTable.of(JournalsTable.SCHEMA);

  private TableClient by(String user) {
    return table
        .client()
        .forTenant("t")
        .with(JournalsTable.user(user), JournalsTable.request(REQUEST));
  }

  @Test
  void aPutTakesThemFromItsContext() {
    Entry entry = ENTRIES.read("{\"id\": \"e\", \"text\": \"first\"}");
    assertThat(entry.writer()).isNull();
    assertThat(entry.trail().editor()).isNull();

    by("kim").execute(JournalsEntryEntity.put(entry));

    Entry stored = by("ann").execute(JournalsEntryEntity.get("e")).orElseThrow();
    assertThat(stored.writer()).isEqualTo("kim");
    assertThat(stored.trail().editor()).isEqualTo("kim");
    assertThat(stored.trail().request()).contains(REQUEST);
    assertThat(by("ann").stream(JournalsEntryEntity.byWriter("kim"))).containsExactly(stored);
  }

  @Test
  void aFlattenedRecordHasItsOtherDefaults() {
    Book book = BOOKS.read("{\"id\": \"b\", \"title\": \"Dune\"}");

    by("kim").execute(JournalsBookEntity.put(book));

    Book stored = by("ann").execute(JournalsBookEntity.get("b")).orElseThrow();
    assertThat(stored.writer()).isEqualTo("kim");
    assertThat(stored.last().editor()).isEqualTo("kim");
    assertThat(stored.last().version()).isEqualTo(1);
  }

  /** The value of the record, as in any put. */
  @Test
  void theValueOfJsonIsThatOfTheRecord() {
    Entry imported =
        ENTRIES.read(
            "{\"id\": \"e\", \"text\": \"old\", \"writer\": \"eve\", \"editor\": \"eve\"}");

    by("kim").execute(JournalsEntryEntity.put(imported));

    Entry stored = by("kim").execute(JournalsEntryEntity.get("e")).orElseThrow();
    assertThat(stored.writer()).isEqualTo("eve");
    assertThat(stored.trail().editor()).isEqualTo("kim");
  }

  @Test
  void aPatchKeepsThem() {
    Book unwritten = BOOKS.read("{\"id\": \"b\", \"title\": \"Dune\"}");
    assertThat(BOOKS.merge(unwritten, "{\"title\": \"Ubik\"}").writer()).isNull();
    by("kim")
        .execute(JournalsEntryEntity.put(ENTRIES.read("{\"id\": \"e\", \"text\": \"first\"}")));
    Entry stored = by("kim").execute(JournalsEntryEntity.get("e")).orElseThrow();

    Entry kept = ENTRIES.merge(stored, "{\"text\": \"next\", \"editor\": \"eve\"}");
    by("ann").execute(JournalsEntryEntity.update(stored, kept));

    Entry after = by("ann").execute(JournalsEntryEntity.get("e")).orElseThrow();
    assertThat(after.text()).isEqualTo("next");
    assertThat(after.writer()).isEqualTo("kim");
    assertThat(after.trail().editor()).isEqualTo("ann");
    assertThatThrownBy(() -> ENTRIES.merge(stored, "{\"writer\": null}"))
        .hasMessageEndingWith("writer: can't be changed.");
  }

  @Test
  void withoutAContextNothingIsWritten() {
    Entry entry = ENTRIES.read("{\"id\": \"e\", \"text\": \"first\"}");
    TableClient nobody = table.client().forTenant("t");

    assertThatThrownBy(() -> nobody.execute(JournalsEntryEntity.put(entry)))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.CONTEXT_VALUE_REQUIRED));
  }

  /** JSON must have what no context gives, and an item what a context gave. */
  @Test
  void nothingElseMayBeAbsent() {
    assertThatThrownBy(() -> ENTRIES.read("{\"id\": \"e\"}"))
        .isInstanceOfSatisfying(
            InvalidJsonException.class, refused -> assertThat(refused.path()).isEqualTo("text"));
    by("kim").execute(JournalsEntryEntity.put(ENTRIES.read("{\"id\": \"e\", \"text\": \"x\"}")));
    Entry stored = by("kim").execute(JournalsEntryEntity.get("e")).orElseThrow();
    Map<String, AttributeValue> item = new HashMap<>(JournalsEntryEntity.toItem(stored));
    item.remove("writer");

    assertThatThrownBy(() -> JournalsEntryEntity.fromItem(item))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            unreadable -> assertThat(unreadable.attribute()).isEqualTo("writer"));
  }
}
