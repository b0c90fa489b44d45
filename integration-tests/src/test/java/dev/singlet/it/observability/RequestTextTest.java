package dev.singlet.it.observability;

import static dev.singlet.it.observability.model.BookEntity.COPIES;
import static dev.singlet.it.observability.model.BookEntity.PUBLISHER;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.BureauCarEntity;
import dev.singlet.it.observability.model.BureauTable;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.it.observability.model.Reader;
import dev.singlet.it.observability.model.ReaderEntity;
import dev.singlet.item.Get;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.Operation;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The text of each kind of request, of a model without sensitive components. */
class RequestTextTest {

  private static final Book EMMA = new Book("A", "Emma", "Austen", "Murray", 2);
  private static final Book UTOPIA = new Book("A", "Utopia", "More", "Martens", 1);

  private static final String EMMA_ITEM =
      "{PK: \"SHELF#A\", SK: \"BOOK#Emma\", GSI1PK: \"AUTHOR#Austen\", GSI1SK: \"Emma\","
          + " GSI2PK: \"PUBLISHER#Murray\", GSI2SK: \"Emma\", _ct: NOW, _et: \"Book\", _md: NOW,"
          + " author: \"Austen\", copies: 2, publisher: \"Murray\", shelf: \"A\","
          + " title: \"Emma\"}";

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);
  @RegisterExtension final LocalTable bureau = LocalTable.of(BureauTable.SCHEMA);

  private final List<RequestReport> reports = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void twoBooks() {
    table.client().transact(BookEntity.put(EMMA), BookEntity.put(UTOPIA));
  }

  /** Returns the texts of the requests, with T for the table and NOW for the stamped times. */
  private List<String> texts() {
    return reports.stream()
        .map(report -> report.text().orElseThrow())
        .map(text -> text.replace(table.tableName(), "T"))
        .map(text -> text.replaceAll("\"20\\d\\d-[^\"]*Z\"", "NOW"))
        .toList();
  }

  private List<String> texts(Clients clients, Operation<?> operation) {
    reports.clear();
    clients.execute(table, operation, reports::add, RequestDetail.TEXT);
    return texts();
  }

  @ParameterizedTest
  @EnumSource
  void aReadShowsItsKeysAndConditions(Clients clients) {
    assertThat(texts(clients, BookEntity.get("A", "Emma").consistent()))
        .containsExactly("GetItem T: PK = \"SHELF#A\", SK = \"BOOK#Emma\"; consistent");
    assertThat(
            texts(
                clients,
                BookEntity.onShelf("A")
                    .title(between("A", "F"))
                    .filter(COPIES.gt(1).and(PUBLISHER.in("Murray", "Egerton").not()))
                    .limit(5)
                    .reverse()))
        .containsExactly(
            "Query T: PK = \"SHELF#A\" AND SK BETWEEN \"BOOK#A\" AND \"BOOK#F\";"
                + " filter: copies > 1 AND NOT (publisher IN (\"Murray\", \"Egerton\"));"
                + " limit: 5; descending");
    assertThat(texts(clients, BookEntity.byAuthor("Austen").count()))
        .containsExactly(
            "Query T index GSI1: GSI1PK = \"AUTHOR#Austen\"; filter: _et IN (\"Book\"); count");
    assertThat(texts(clients, BookEntity.byPublisher("Murray").hydrate()))
        .containsExactly(
            "Query T index GSI2: GSI2PK = \"PUBLISHER#Murray\"; projection: PK, SK, GSI2PK, GSI2SK",
            "BatchGetItem\n  Get T: PK = \"SHELF#A\", SK = \"BOOK#Emma\"");
  }

  @ParameterizedTest
  @EnumSource
  void readsOfSeveralItemsShowEach(Clients clients) {
    String keys =
        "\n  Get T: PK = \"SHELF#A\", SK = \"BOOK#Emma\""
            + "\n  Get T: PK = \"SHELF#A\", SK = \"BOOK#Utopia\"";
    Get<Book> emma = BookEntity.get("A", "Emma");
    Get<Book> utopia = BookEntity.get("A", "Utopia");

    assertThat(texts(clients, BatchGet.of(emma, utopia))).containsExactly("BatchGetItem" + keys);
    assertThat(texts(clients, TransactGet.of(emma, utopia)))
        .containsExactly("TransactGetItems" + keys);
  }

  @ParameterizedTest
  @EnumSource
  void aScanShowsItsSegmentAndThatItContinues(Clients clients) {
    assertThat(texts(clients, LibraryTable.scan(BookEntity.type()).pageSize(2).forEach(book -> {})))
        .containsExactly(
            "Scan T: filter: _et IN (\"Book\"); limit: 2",
            "Scan T: filter: _et IN (\"Book\"); limit: 2; continued");
    assertThat(texts(clients, LibraryTable.scan(BookEntity.type()).segments(2).forEach(book -> {})))
        .containsExactlyInAnyOrder(
            "Scan T: filter: _et IN (\"Book\"); segment: 1 of 2",
            "Scan T: filter: _et IN (\"Book\"); segment: 2 of 2");
    assertThat(texts(clients, VerifyItems.of(LibraryTable.type()))).containsExactly("Scan T");
  }

  @ParameterizedTest
  @EnumSource
  void aPutShowsItsItemWithTheKeyFirst(Clients clients) {
    assertThat(texts(clients, BookEntity.put(EMMA).when(COPIES.gt(1))))
        .containsExactly("PutItem T: " + EMMA_ITEM + "; condition: copies > 1");
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateShowsWhatItSetsAndAsks(Clients clients) {
    String key = "UpdateItem T: PK = \"SHELF#A\", SK = \"BOOK#Emma\"; ";

    assertThat(texts(clients, BookEntity.update("A", "Emma").incrementCopies(3)))
        .singleElement(STRING)
        .startsWith(key + "SET copies = if_not_exists(copies, 0) + 3, _md = NOW, ")
        .contains("; condition: attribute_exists(PK) AND (copies <= ");
    Book more = new Book("A", "Emma", "Austen", "Murray", 9);
    Book stored = new Book("A", "Emma", "Austen", "Murray", 5);
    assertThat(texts(clients, BookEntity.update(stored, more)))
        .singleElement(STRING)
        .startsWith(key + "SET copies = 9, ")
        .contains("condition: attribute_exists(PK) AND copies = 5");
    assertThat(texts(clients, BookEntity.upsert("A", "Emma", "Austen", "Murray", 3)))
        .singleElement(STRING)
        .contains("copies = 3, ", "_ct = if_not_exists(_ct, NOW)");
    assertThat(texts(clients, BookEntity.delete("A", "Emma").when(COPIES.eq(3)).returningOld()))
        .containsExactly(
            "DeleteItem T: PK = \"SHELF#A\", SK = \"BOOK#Emma\"; condition: copies = 3");
  }

  @ParameterizedTest
  @EnumSource
  void aBatchShowsEachWriteOnALineOfItsOwn(Clients clients) {
    assertThat(
            texts(clients, BatchWrite.of(BookEntity.put(EMMA), BookEntity.delete("A", "Utopia"))))
        .containsExactly(
            "BatchWriteItem\n  Put T: "
                + EMMA_ITEM
                + "\n  Delete T: PK = \"SHELF#A\", SK = \"BOOK#Utopia\"");
    assertThat(texts(clients, BookEntity.onShelf("A").deleteAll()))
        .containsExactly(
            "Query T: PK = \"SHELF#A\" AND begins_with(SK, \"BOOK#\"); projection: _et, PK, SK",
            "BatchWriteItem\n  Delete T: PK = \"SHELF#A\", SK = \"BOOK#Emma\"");
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionShowsEachOfItsActions(Clients clients) {
    assertThat(
            texts(
                clients,
                Transaction.of(
                    BookEntity.put(EMMA),
                    BookEntity.update("A", "Utopia").copies(4),
                    ReaderEntity.check("kim").notExists())))
        .singleElement(STRING)
        .startsWith(
            "TransactWriteItems\n  Put T: "
                + EMMA_ITEM
                + "\n  Update T: PK = \"SHELF#A\", SK = \"BOOK#Utopia\"; SET copies = 4, ")
        .endsWith(
            "\n  ConditionCheck T: PK = \"READER#kim\", SK = \"READER\";"
                + " condition: attribute_not_exists(PK)");
  }

  @ParameterizedTest
  @EnumSource
  void aTransactionNamesTheTableOfEachAction(Clients clients) {
    assertThat(
            texts(
                clients,
                Transaction.of(BookEntity.check("A", "Emma").exists())
                    .and(bureau.client(), BureauCarEntity.delete("mi6", "BMT"))))
        .containsExactly(
            "TransactWriteItems"
                + "\n  ConditionCheck T: PK = \"SHELF#A\", SK = \"BOOK#Emma\";"
                + " condition: _et = \"Book\""
                + "\n  Delete "
                + bureau.tableName()
                + ": PK = \"UNIT#mi6\", SK = \"CAR#BMT\"");
  }

  @ParameterizedTest
  @EnumSource
  void theItemOfAUniqueValueIsShown(Clients clients) {
    assertThat(texts(clients, ReaderEntity.put(new Reader("kim", "kim@example.com"))))
        .last(STRING)
        .contains("Put T: {PK: \"UNIQUE#Reader#email#kim@example.com\", SK: \"UNIQUE\", ");
  }

  @ParameterizedTest
  @EnumSource
  void aLongValueIsShortened(Clients clients) {
    String title = "\u00fc".repeat(500);

    assertThat(texts(clients, BookEntity.get("A", title)))
        .containsExactly("GetItem T: PK = \"SHELF#A\", SK = \"BOOK#" + "\u00fc".repeat(91) + "...");
  }

  @ParameterizedTest
  @EnumSource
  void aValueLooksLikeNoOtherLineOfALog(Clients clients) {
    assertThat(texts(clients, BookEntity.get("A", "\"x\"\nGetItem T: \u2028\u0007\\")))
        .containsExactly(
            "GetItem T: PK = \"SHELF#A\","
                + " SK = \"BOOK#\\\"x\\\"\\nGetItem T: \\u2028\\u0007\\\\\"");
  }

  @Test
  void aRequestThatFailsIsShown() {
    TableClient library = table.client().withListener(reports::add, RequestDetail.TEXT);
    assertThatThrownBy(() -> library.execute(BookEntity.put(EMMA).when(COPIES.gt(50))))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(texts()).singleElement(STRING).endsWith("; condition: copies > 50");
  }

  @Test
  void eachRequestOfAStreamIsShown() {
    TableClient library = table.client().withListener(reports::add, RequestDetail.TEXT);

    assertThat(library.stream(BookEntity.onShelf("A").pageSize(1))).hasSize(2);

    String query = "Query T: PK = \"SHELF#A\" AND begins_with(SK, \"BOOK#\"); limit: 1";
    assertThat(texts()).containsExactly(query, query + "; continued", query + "; continued");
  }

  @Test
  void aListenerThatDoesNotAskGetsNoText() {
    table.client().withListener(reports::add).execute(BookEntity.get("A", "Emma"));

    assertThat(reports).singleElement().extracting(RequestReport::text).isEqualTo(Optional.empty());
  }

  @Test
  void aPrintedReportHasTheTextToo() {
    table
        .client()
        .withListener(reports::add, RequestDetail.TEXT)
        .execute(BookEntity.get("A", "Emma"));

    assertThat(reports)
        .singleElement()
        .asString()
        .contains(table.tableName() + ": PK = \"SHELF#A\", SK = \"BOOK#Emma\"");
  }
}
