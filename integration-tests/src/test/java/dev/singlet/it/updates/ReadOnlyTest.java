package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.LibraryArticleEntity.AUTHOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.updates.model.Library.Article;
import dev.singlet.it.updates.model.Library.Book;
import dev.singlet.it.updates.model.Library.Card;
import dev.singlet.it.updates.model.Library.Letter;
import dev.singlet.it.updates.model.Library.Loan;
import dev.singlet.it.updates.model.Library.Note;
import dev.singlet.it.updates.model.Library.Parcel;
import dev.singlet.it.updates.model.LibraryArticleEntity;
import dev.singlet.it.updates.model.LibraryBookEntity;
import dev.singlet.it.updates.model.LibraryCardEntity;
import dev.singlet.it.updates.model.LibraryLetterEntity;
import dev.singlet.it.updates.model.LibraryLoanEntity;
import dev.singlet.it.updates.model.LibraryNoteEntity;
import dev.singlet.it.updates.model.LibraryParcelEntity;
import dev.singlet.it.updates.model.LibraryTable;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes that keep their first values. */
class ReadOnlyTest {

  private static final Instant NOON = Instant.parse("2024-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private TableClient library;

  @BeforeEach
  void connect() {
    library = table.client();
  }

  private static Note note(String author, @Nullable String source) {
    return new Note("n", author, "Whales", source, "en", Set.of(), "by " + author);
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private String text(String attribute) {
    return item().get(attribute).s();
  }

  /** Stores the item of a note, with other attributes in place of some. */
  private void store(Note note, Map<String, AttributeValue> others, String... without) {
    store(LibraryNoteEntity.toItem(note), others, without);
  }

  private void store(
      Map<String, AttributeValue> item, Map<String, AttributeValue> others, String... without) {
    Map<String, AttributeValue> stored = new HashMap<>(item);
    stored.keySet().removeAll(List.of(without));
    stored.putAll(others);
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(stored));
  }

  @Test
  void aPutWritesThem() {
    library.execute(LibraryNoteEntity.put(note("ann", null)));

    library.execute(LibraryNoteEntity.put(note("bob", "web")));

    assertThat(library.execute(LibraryNoteEntity.get("n"))).contains(note("bob", "web"));
  }

  @Test
  void anUpsertCreatesAnItemWithThem() {
    Note created =
        library.execute(
            LibraryNoteEntity.upsert("n", "ann", "Whales").source("web").subjects(Set.of("sea")));

    assertThat(created)
        .isEqualTo(new Note("n", "ann", "Whales", "web", "en", Set.of("sea"), "by ann"));
    assertThat(library.execute(LibraryNoteEntity.get("n"))).contains(created);
    assertThat(text("language")).isEqualTo("en");
  }

  @Test
  void anUpsertKeepsTheValuesOfAnItem() {
    library.execute(LibraryNoteEntity.put(note("ann", "web")));

    Note changed =
        library.execute(
            LibraryNoteEntity.upsert("n", "bob", "Seals")
                .source("radio")
                .language("de")
                .subjects(Set.of("sea")));

    assertThat(changed)
        .isEqualTo(new Note("n", "ann", "Seals", "web", "en", Set.of("sea"), "by ann"));
  }

  @Test
  void anUpsertSetsNothingForNull() {
    Note created = library.execute(LibraryNoteEntity.upsert("n", "ann", "Whales").source(null));
    library.execute(LibraryNoteEntity.upsert("n", "ann", "Whales").source("web"));
    Note kept = library.execute(LibraryNoteEntity.upsert("n", "ann", "Seals").source(null));

    assertThat(created).isEqualTo(new Note("n", "ann", "Whales", null, "en", Set.of(), "by ann"));
    assertThat(kept).isEqualTo(new Note("n", "ann", "Seals", "web", "en", Set.of(), "by ann"));
  }

  @Test
  void anUpsertIsOneRequestThatKeepsThemIfTheyAreThere() {
    String expression =
        LibraryNoteEntity.upsert("n", "bob", "Seals").toRequest().updateExpression();

    assertThat(expression).contains("#author = if_not_exists(#author, :");
  }

  @Test
  void anUpsertFillsInWhatAnOlderItemLacks() {
    store(note("ann", null), Map.of(), "author", "language", "signature");

    library.execute(LibraryNoteEntity.upsert("n", "bob", "Seals").source("radio"));

    assertThat(library.execute(LibraryNoteEntity.get("n")))
        .contains(new Note("n", "bob", "Seals", "radio", "en", Set.of(), "by bob"));
    assertThat(text("language")).isEqualTo("en");
  }

  @Test
  void aDefaultIsNotMadeOfAValueThatIsNotKept() {
    store(note("ann", null), Map.of(), "signature");

    Note changed = library.execute(LibraryNoteEntity.upsert("n", "bob", "Seals"));

    assertThat(changed.signature()).isEqualTo("by ann");
    assertThat(item()).doesNotContainKey("signature");
  }

  @Test
  void nullInAnItemIsNoValue() {
    store(note("ann", null), Map.of("author", AttributeValue.fromNul(true)));
    library.execute(LibraryNoteEntity.upsert("n", "bob", "Seals"));
    assertThat(text("author")).isEqualTo("bob");

    store(
        LibraryNoteEntity.toItem(note("ann", null)),
        Map.of("source", AttributeValue.fromNul(true)));
    library.execute(LibraryNoteEntity.upsert("n", "bob", "Seals").source("radio"));
    assertThat(text("source")).isEqualTo("radio");
  }

  @Test
  void aValueUnderAnOlderNameIsKept() {
    store(note("ann", null), Map.of("writer", AttributeValue.fromS("ann")), "author");

    Note changed = library.execute(LibraryNoteEntity.upsert("n", "bob", "Seals"));

    assertThat(changed.author()).isEqualTo("ann");
    assertThat(text("author")).isEqualTo("ann");
    assertThat(item()).doesNotContainKey("writer");
  }

  @Test
  void aTransactionWritesNoSecondValueBesideAnOlderName() {
    store(note("ann", null), Map.of("writer", AttributeValue.fromS("ann")), "author");
    Map<String, AttributeValue> before = item();

    assertThatThrownBy(() -> library.transact(LibraryNoteEntity.upsert("n", "bob", "Seals")))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("writer is \"ann\", another name of author");

    assertThat(item()).isEqualTo(before);
  }

  @Test
  void aValueThatIsNotValidIsRefusedBeforeARequest() {
    assertThatThrownBy(() -> library.execute(LibraryNoteEntity.upsert("n", unpaired(), "Seals")))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> library.execute(LibraryArticleEntity.upsert("a", unpaired(), "DRAFT")))
        .isInstanceOf(ValidationException.class);
    assertThat(table.items()).isEmpty();
  }

  /** Returns a text that can't be written in UTF-8. */
  private static String unpaired() {
    return "\uD800";
  }

  @Test
  void anUpdateFromRecordToRecordRefusesAnotherValue() {
    Note before = library.execute(LibraryNoteEntity.upsert("n", "ann", "Whales").source("web"));

    assertThatThrownBy(() -> library.execute(LibraryNoteEntity.update(before, note("bob", "web"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Note: author is read-only, and would change from \"ann\" to"
                + " \"bob\". Keep the value, or put the whole item.");
    assertThatThrownBy(() -> library.execute(LibraryNoteEntity.update(before, note("ann", null))))
        .hasMessage(
            "[SGR0109] Update of Note: source is read-only, and would be removed. Keep the value,"
                + " or put the whole item.");
    assertThat(library.execute(LibraryNoteEntity.get("n"))).contains(before);
  }

  @Test
  void itsMessageMasksSensitiveValues() {
    Loan before = new Loan("l", "ann", "bob");

    assertThatThrownBy(
            () -> library.execute(LibraryLoanEntity.update(before, new Loan("l", "eve", "bob"))))
        .hasMessage(
            "[SGR0109] Update of Loan: owner is read-only, and would change from *** to ***. Keep"
                + " the value, or put the whole item.");
  }

  @Test
  void anUpdateFromRecordToRecordCanGiveTheFirstValue() {
    Note before = library.execute(LibraryNoteEntity.upsert("n", "ann", "Whales"));

    Note after = library.execute(LibraryNoteEntity.update(before, note("ann", "web")));

    assertThat(after).isEqualTo(note("ann", "web"));
    assertThatThrownBy(
            () -> library.execute(LibraryNoteEntity.update(before, note("ann", "radio"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "source is \"web\", but in the record before the update it is not there");
    assertThat(library.execute(LibraryNoteEntity.get("n"))).contains(after);
  }

  @Test
  void itGivesNoSecondValueToAnItemOfTheSameVersion() {
    Book before = library.execute(LibraryBookEntity.upsert("b", "978-1", "Whales"));
    store(item("BOOK"), Map.of("publisher", AttributeValue.fromS("Uni")));

    Book after = new Book("b", before.version(), "978-1", "Press", "Whales");
    assertThatThrownBy(() -> library.execute(LibraryBookEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("publisher is \"Uni\"");

    assertThat(item("BOOK").get("publisher").s()).isEqualTo("Uni");
  }

  @Test
  void anUpsertDoesNotMakeAKeyOfAValueThatIsNotKept() {
    library.execute(LibraryArticleEntity.put(new Article("a", "ann", "DRAFT")));
    Map<String, AttributeValue> before = item();

    assertThatExceptionOfType(ConditionFailedException.class)
        .isThrownBy(() -> library.execute(LibraryArticleEntity.upsert("a", "bob", "DONE")))
        .withMessageContaining(
            "refused: author is \"ann\", but the upsert has \"bob\" for it. It is read-only, and"
                + " something is made of it or checked with it: give the value of the item.")
        .matches(failure -> failure.reason() == ConditionFailedException.Reason.CONDITION);

    assertThat(item()).isEqualTo(before);
  }

  @Test
  void anUpsertWithTheSameValueChangesTheKey() {
    library.execute(LibraryArticleEntity.upsert("a", "ann", "DRAFT"));

    library.execute(LibraryArticleEntity.upsert("a", "ann", "DONE"));

    assertThat(text("GSI1SK")).isEqualTo("DONE#a");
    assertThat(library.stream(LibraryArticleEntity.byAuthor("ann")))
        .containsExactly(new Article("a", "ann", "DONE"));
  }

  @Test
  void asynchronousClientsDoTheSame() {
    AsyncTableClient async = table.asyncClient();
    async.execute(LibraryArticleEntity.upsert("a", "ann", "DRAFT")).join();
    async.execute(LibraryNoteEntity.upsert("n", "ann", "Whales")).join();

    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(() -> async.execute(LibraryArticleEntity.upsert("a", "bob", "DONE")).join())
        .withCauseInstanceOf(ConditionFailedException.class);
    Note kept = async.execute(LibraryNoteEntity.upsert("n", "bob", "Seals")).join();

    assertThat(kept.author()).isEqualTo("ann");
    assertThat(library.execute(LibraryArticleEntity.get("a")))
        .contains(new Article("a", "ann", "DRAFT"));
  }

  @Test
  void aTransactionIsRefusedAsAWhole() {
    library.execute(LibraryArticleEntity.put(new Article("a", "ann", "DRAFT")));
    List<Map<String, AttributeValue>> before = table.items();

    assertThatThrownBy(
            () ->
                library.transact(
                    LibraryArticleEntity.upsert("b", "bob", "DONE"),
                    LibraryArticleEntity.upsert("a", "bob", "DONE")))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("author is \"ann\", but the upsert has \"bob\"");

    assertThat(table.items()).isEqualTo(before);
  }

  @Test
  void aKeyIsMadeOfTheValueUnderItsOlderName() {
    store(
        LibraryArticleEntity.toItem(new Article("a", "ann", "DRAFT")),
        Map.of("writer", AttributeValue.fromS("ann")),
        "author");
    Map<String, AttributeValue> before = item();

    assertThatThrownBy(() -> library.execute(LibraryArticleEntity.upsert("a", "bob", "DONE")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(item()).isEqualTo(before);

    library.transact(LibraryArticleEntity.upsert("a", "ann", "DONE"));
    assertThat(item()).doesNotContainKey("writer");
    assertThat(text("author")).isEqualTo("ann");
    assertThat(text("GSI1SK")).isEqualTo("DONE#a");
  }

  @Test
  void anUpdateOfAnotherPartOfTheKeyIsGivenTheValue() {
    library.execute(LibraryArticleEntity.put(new Article("a", "ann", "DRAFT")));

    Article done =
        library.execute(
            LibraryArticleEntity.update("a").state("DONE", "ann").when(AUTHOR.eq("ann")));

    assertThat(done).isEqualTo(new Article("a", "ann", "DONE"));
    assertThat(text("GSI1SK")).isEqualTo("DONE#a");
    assertThatThrownBy(() -> library.execute(LibraryArticleEntity.update("a").state("GONE", "bob")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(library.execute(LibraryArticleEntity.get("a"))).contains(done);
  }

  @Test
  void theDefaultOfAnAbsentValueIsItsValue() {
    library.execute(LibraryLetterEntity.put(new Letter("l", null, NOON, "SENT")));
    assertThat(text("sender")).isEqualTo("nobody");

    library.execute(LibraryLetterEntity.upsert("l", null, NOON, "READ"));

    assertThat(text("sender")).isEqualTo("nobody");
    assertThat(library.stream(LibraryLetterEntity.from("nobody")))
        .containsExactly(new Letter("l", "nobody", NOON, "READ"));
    assertThatThrownBy(() -> library.execute(LibraryLetterEntity.upsert("l", "ann", NOON, "LOST")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(library.stream(LibraryLetterEntity.from("nobody"))).hasSize(1);
  }

  @Test
  void aGivenValueIsNotTakenAway() {
    library.execute(LibraryLetterEntity.put(new Letter("l", "ann", NOON, "SENT")));

    assertThatThrownBy(() -> library.execute(LibraryLetterEntity.upsert("l", null, NOON, "READ")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("sender is \"ann\", but the upsert has \"nobody\" for it.");

    assertThat(library.stream(LibraryLetterEntity.from("ann")))
        .containsExactly(new Letter("l", "ann", NOON, "SENT"));
  }

  @Test
  void theSameValueInAnotherFormIsTheSame() {
    store(
        LibraryLetterEntity.toItem(new Letter("l", "ann", NOON, "SENT")),
        Map.of("sentAt", AttributeValue.fromS("2024-03-01T12:00:00Z")));

    library.execute(LibraryLetterEntity.upsert("l", "ann", NOON, "READ"));

    assertThat(text("sentAt")).isEqualTo("2024-03-01T12:00:00.000Z");
    assertThat(library.stream(LibraryLetterEntity.from("ann")))
        .containsExactly(new Letter("l", "ann", NOON, "READ"));
  }

  @Test
  void nullInAKeyIsNoValue() {
    store(
        LibraryLetterEntity.toItem(new Letter("l", "ann", NOON, "SENT")),
        Map.of("sender", AttributeValue.fromNul(true)),
        "GSI1PK",
        "GSI1SK");

    library.execute(LibraryLetterEntity.upsert("l", "ann", NOON, "READ"));

    assertThat(library.stream(LibraryLetterEntity.from("ann")))
        .containsExactly(new Letter("l", "ann", NOON, "READ"));
  }

  @Test
  void theTimeOfAPutIsNoValueOfAnUpsert() {
    assertThatThrownBy(() -> LibraryParcelEntity.upsert("p", null, "SENT"))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Parcel: sentAt is null, and its default is the time of a put. It"
                + " is read-only, and something is made of it or checked with it: give the value of"
                + " the item, or the current time for a new one.");

    library.execute(LibraryParcelEntity.upsert("p", NOON, "SENT"));
    library.execute(LibraryParcelEntity.upsert("p", NOON, "LOST"));

    assertThat(text("sentAt")).isEqualTo("2024-03-01T12:00:00.000Z");
    assertThat(library.stream(LibraryParcelEntity.inState("LOST")))
        .containsExactly(new Parcel("p", NOON, "LOST"));
  }

  @Test
  void aDefaultIsMadeOfValuesThatAreDeclaredAfterIt() {
    library.execute(LibraryCardEntity.upsert("c", null, "ann", null));
    assertThat(text("letter")).isEqualTo("Za");

    library.execute(LibraryCardEntity.upsert("c", null, "ann", null));

    assertThat(library.stream(LibraryCardEntity.underLetter("Za")))
        .containsExactly(new Card("c", "Za", "ann", "Z"));
    assertThatThrownBy(() -> library.execute(LibraryCardEntity.upsert("c", null, "bob", "Z")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("letter is \"Za\", but the upsert has \"Zb\" for it.");
  }

  @Test
  void anUpsertReservesNoOtherUniqueValue() {
    library.execute(LibraryBookEntity.upsert("b", "978-1", "Whales"));
    List<Map<String, AttributeValue>> before = table.items();

    assertThatThrownBy(() -> library.execute(LibraryBookEntity.upsert("b", "978-2", "Seals")))
        .hasMessageContaining("isbn is \"978-1\", but the upsert has \"978-2\" for it.");
    assertThat(table.items()).isEqualTo(before);

    Book same = library.execute(LibraryBookEntity.upsert("b", "978-1", "Seals"));
    assertThat(same.title()).isEqualTo("Seals");
    assertThat(item("BOOK").get("label").s()).isEqualTo("978-1 Seals");
    Book other = library.execute(LibraryBookEntity.upsert("c", "978-2", "Cats"));
    assertThat(other.isbn()).isEqualTo("978-2");
  }

  private Map<String, AttributeValue> item(String sortKey) {
    return table.items().stream()
        .filter(item -> item.get("SK").s().equals(sortKey))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anUpsertChecksNothingTogetherWithAValueThatIsNotKept() {
    library.execute(LibraryLoanEntity.put(new Loan("l", "ann", "bob")));

    assertThatThrownBy(() -> library.execute(LibraryLoanEntity.upsert("l", "eve", "ann")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("owner is ***, but the upsert has *** for it.");

    assertThat(library.execute(LibraryLoanEntity.get("l"))).contains(new Loan("l", "ann", "bob"));
  }
}
