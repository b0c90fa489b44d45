package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.evolution.PackagePrivateLibrary.Audio;
import dev.singlet.it.evolution.PackagePrivateLibrary.Book;
import dev.singlet.it.evolution.PackagePrivateLibrary.Paper;
import dev.singlet.it.evolution.PackagePrivateLibrary.Print;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an item has that the program doesn't know is kept, and put back. */
class ExtrasTest {

  private static final Instant CREATED = Instant.parse("2024-01-15T08:00:00.000Z");

  /** All types there are. */
  private static final Map<String, AttributeValue> UNKNOWN =
      Map.of(
          "text", AttributeValue.fromS("x"),
          "number", AttributeValue.fromN("1.5"),
          "flag", AttributeValue.fromBool(true),
          "nothing", AttributeValue.fromNul(true),
          "bytes", AttributeValue.fromB(SdkBytes.fromUtf8String("x")),
          "texts", AttributeValue.fromSs(List.of("x")),
          "numbers", AttributeValue.fromNs(List.of("7")),
          "binaries", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("x"))),
          "list", list(number(1), AttributeValue.fromNul(true)),
          "map", map(Map.of("a", number(1), "b", AttributeValue.fromNul(true))));

  @RegisterExtension final LocalTable table = LocalTable.of(PackagePrivateLibraryTable.SCHEMA);

  private TableClient library;

  @BeforeEach
  void connect() {
    library = table.client();
  }

  @Test
  void nothingIsLostWhenAnItemIsReadChangedAndPutBack() {
    Map<String, AttributeValue> stored = putRaw();

    Book book = read();
    library.execute(
        PackagePrivateLibraryBookEntity.put(
            PackagePrivateLibraryBookEntity.builder(book)
                .print(new Print(2001, book.print().extras()))
                .build()));

    Map<String, AttributeValue> expected = new HashMap<>(stored);
    Map<String, AttributeValue> print = new HashMap<>(stored.get("print").m());
    print.put("year", number(2001));
    expected.put("print", map(print));
    assertThat(withoutModified(raw())).isEqualTo(withoutModified(expected));
  }

  @Test
  void onlyWhatIsNotKnownIsKept() {
    putRaw();

    Book book = read();

    assertThat(book.extras()).containsOnlyKeys(UNKNOWN.keySet());
    assertThat(book.extras().get("number")).isEqualTo(Document.of(new java.math.BigDecimal("1.5")));
    assertThat(book.print().extras()).containsExactlyEntriesOf(Map.of("ink", Document.of("black")));
    assertThat(book.reprints().get(0).extras()).containsOnlyKeys(UNKNOWN.keySet());
    assertThat(book.medium()).isEqualTo(new Paper(Map.of("grams", Document.of(80)), 12));
    assertThatThrownBy(() -> book.extras().put("a", Document.ofNull()))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void theOlderNameOfAnAttributeIsKnown() {
    Map<String, AttributeValue> item =
        new HashMap<>(PackagePrivateLibraryBookEntity.toItem(book(Map.of())));
    item.put("writer", item.remove("author"));
    putRaw(item);

    Book book = read();
    library.execute(PackagePrivateLibraryBookEntity.put(book));

    assertThat(book.extras()).isEmpty();
    assertThat(raw()).containsKey("author").doesNotContainKey("writer");
  }

  @Test
  void aSchemaVersionThatTheEntityDoesNotHaveIsNotKept() {
    Map<String, AttributeValue> item =
        new HashMap<>(PackagePrivateLibraryBookEntity.toItem(book(Map.of())));
    item.put("_v", number(2));
    putRaw(item);

    Book book = read();
    library.execute(PackagePrivateLibraryBookEntity.put(book));

    assertThat(book.extras()).isEmpty();
    assertThat(raw()).doesNotContainKey("_v");
  }

  @Test
  void thereNeedNotBeAny() {
    Book book =
        PackagePrivateLibraryBookEntity.builder()
            .isbn("1")
            .author("Ann")
            .print(new Print(2000, null))
            .reprints(List.of())
            .build();

    library.execute(PackagePrivateLibraryBookEntity.put(book));

    assertThat(book.extras()).isEmpty();
    assertThat(read().print().extras()).isEmpty();
    assertThat(raw().get("print").m()).containsOnlyKeys("year");
  }

  @Test
  void anExtraCanNotHaveTheNameOfWhatIsKnown() {
    Book book =
        new Book(
            "1",
            "Ann",
            new Print(2000, Map.of("year", Document.of(1))),
            List.of(),
            new Paper(Map.of("kind", Document.of("x")), 1),
            null,
            Map.of(
                "author", Document.of("a"),
                "writer", Document.of("a"),
                "label", Document.of("a"),
                "PK", Document.of("a"),
                "GSI1SK", Document.of("a"),
                "_et", Document.of("a"),
                "_md", Document.of("a"),
                "fine", Document.of("a")));

    assertThatThrownBy(() -> library.execute(PackagePrivateLibraryBookEntity.put(book)))
        .isInstanceOfSatisfying(
            ValidationException.class,
            failure ->
                assertThat(failure.violations())
                    .extracting(Violation::path)
                    .containsExactlyInAnyOrder(
                        "print.extras.year",
                        "medium.more.kind",
                        "extras.author",
                        "extras.writer",
                        "extras.label",
                        "extras.PK",
                        "extras.GSI1SK",
                        "extras._et",
                        "extras._md"))
        .hasMessageContaining(
            "extras.author must not have the name of an attribute that the record or Singlet"
                + " writes");
  }

  @Test
  void anExtraIsOneThatCanBeStored() {
    Book book =
        book(
            Map.of(
                "a", new Document.TextSet(java.util.Set.of()),
                "b", Document.of("\ud800"),
                "", Document.of(1)));

    assertThatThrownBy(() -> PackagePrivateLibraryBookEntity.toItem(book))
        .isInstanceOfSatisfying(
            ValidationException.class,
            failure ->
                assertThat(failure.violations())
                    .extracting(Violation::path)
                    .containsExactlyInAnyOrder("extras.a", "extras.b", "extras"));
  }

  @Test
  void anUpdateLeavesThemAlone() {
    Map<String, AttributeValue> stored = putRaw();

    library.execute(PackagePrivateLibraryBookEntity.update("1").print(new Print(2001, Map.of())));

    assertThat(raw()).containsAllEntriesOf(UNKNOWN);
    assertThat(raw().get("print").m()).containsOnlyKeys("year");
    assertThat(raw().get("reprints")).isEqualTo(stored.get("reprints"));
  }

  @Test
  void anUpdateWithinARecordLeavesItsExtrasAlone() {
    putRaw();

    library.execute(
        PackagePrivateLibraryBookEntity.update("1")
            .set(PackagePrivateLibraryBookEntity.PRINT.YEAR, 2001));

    assertThat(raw().get("print").m())
        .containsEntry("year", number(2001))
        .containsEntry("ink", AttributeValue.fromS("black"));
  }

  @Test
  void anUpdateFromOneRecordToAnotherChangesThoseThatDiffer() {
    putRaw();
    Book before = read();
    Map<String, Document> extras = new HashMap<>(before.extras());
    extras.remove("text");
    extras.put("number", Document.of(2));
    extras.put("more", Document.of("m"));
    Book after = PackagePrivateLibraryBookEntity.builder(before).extras(extras).build();

    Book updated = library.execute(PackagePrivateLibraryBookEntity.update(before, after));

    assertThat(updated.extras()).isEqualTo(extras);
    Map<String, AttributeValue> expected = new HashMap<>(UNKNOWN);
    expected.remove("text");
    expected.put("number", number(2));
    expected.put("more", AttributeValue.fromS("m"));
    assertThat(raw()).containsAllEntriesOf(expected).doesNotContainKey("text");
    assertThatThrownBy(() -> library.execute(PackagePrivateLibraryBookEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("number");
  }

  @Test
  void queriesOfAnIndexAndProjectionsReadThemToo() {
    putRaw();

    assertThat(library.stream(PackagePrivateLibraryBookEntity.by("Ann")))
        .singleElement()
        .satisfies(book -> assertThat(book.extras()).containsOnlyKeys(UNKNOWN.keySet()));
    assertThat(
            library.execute(
                PackagePrivateLibraryBookEntity.get("1")
                    .project(PackagePrivateLibraryImprintProjection.type())))
        .hasValueSatisfying(
            imprint -> assertThat(imprint.print().extras()).containsOnlyKeys("ink"));
  }

  @Test
  void formsWithoutARequestKeepThem() {
    Book book = book(Map.of("new", Document.of(1)));

    assertThat(PackagePrivateLibraryBookEntity.toItem(book)).containsEntry("new", number(1));
    assertThat(
            PackagePrivateLibraryBookEntity.fromItem(PackagePrivateLibraryBookEntity.toItem(book))
                .extras())
        .isEqualTo(book.extras());
    assertThat(PackagePrivateLibraryTable.fromItem(PackagePrivateLibraryBookEntity.toItem(book)))
        .isEqualTo(
            PackagePrivateLibraryBookEntity.fromItem(PackagePrivateLibraryBookEntity.toItem(book)));
  }

  private static Book book(Map<String, Document> extras) {
    return new Book(
        "1", "Ann", new Print(2000, Map.of()), List.of(), new Audio("Bo"), CREATED, extras);
  }

  /** Puts what a newer program would. */
  private Map<String, AttributeValue> putRaw() {
    Map<String, AttributeValue> item =
        new HashMap<>(PackagePrivateLibraryBookEntity.toItem(book(Map.of())));
    item.putAll(UNKNOWN);
    item.put("print", map(Map.of("year", number(2000), "ink", AttributeValue.fromS("black"))));
    Map<String, AttributeValue> reprint = new HashMap<>(UNKNOWN);
    reprint.put("year", number(2010));
    item.put("reprints", list(map(reprint)));
    item.put(
        "medium",
        map(
            Map.of(
                "kind", AttributeValue.fromS("Paper"),
                "pages", number(12),
                "grams", number(80))));
    putRaw(item);
    return item;
  }

  private void putRaw(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private Book read() {
    return library.execute(PackagePrivateLibraryBookEntity.get("1")).orElseThrow();
  }

  private Map<String, AttributeValue> raw() {
    return table.items().get(0);
  }

  private static Map<String, AttributeValue> withoutModified(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    rest.remove("_md");
    return rest;
  }

  private static AttributeValue number(int number) {
    return AttributeValue.fromN(String.valueOf(number));
  }

  private static AttributeValue map(Map<String, AttributeValue> entries) {
    return AttributeValue.fromM(entries);
  }

  private static AttributeValue list(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }
}
