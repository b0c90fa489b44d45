package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.it.observability.model.Reader;
import dev.singlet.it.observability.model.ReaderEntity;
import dev.singlet.listener.RequestReport;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

class RequestListenerTest {

  private static final Book EMMA = new Book("A", "Emma", "Austen", "Murray", 2);
  private static final Book UTOPIA = new Book("A", "Utopia", "More", "Martens", 1);

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private final List<RequestReport> reports = new ArrayList<>();

  private TableClient library() {
    return table.client().withListener(reports::add);
  }

  private RequestReport only() {
    assertThat(reports).hasSize(1);
    return reports.get(0);
  }

  @Test
  void aRequestIsReportedWithTheTableAndHowLongItTook() {
    library().execute(BookEntity.get("A", "Emma"));

    assertThat(only().action()).isEqualTo("GetItem");
    assertThat(only().table()).isEqualTo(table.tableName());
    assertThat(only().index()).isNull();
    assertThat(only().duration()).isPositive().isLessThan(Duration.ofMinutes(1));
    assertThat(only().retries()).isZero();
    assertThat(only().isAnswered()).isTrue();
  }

  @Test
  void operationsHaveLabelsWithoutAnyKey() {
    TableClient library = library();

    library.execute(BookEntity.put(EMMA));
    library.execute(BookEntity.get("A", "Emma"));
    library.execute(BookEntity.update("A", "Emma").copies(3));
    library.execute(BookEntity.upsert("A", "Emma", "Austen", "Murray", 3));
    library.execute(BookEntity.update("A", "Emma").copies(4).returningNothing());
    library.execute(
        BookEntity.update(library.execute(BookEntity.get("A", "Emma")).orElseThrow(), EMMA));
    library.execute(BookEntity.onShelf("A"));
    library.execute(BookEntity.byAuthor("Austen"));
    library.transact(BookEntity.put(UTOPIA), BookEntity.delete("A", "Emma"));
    library.transactGet(BookEntity.get("A", "Emma"));
    library.execute(BookEntity.delete("A", "Utopia"));

    assertThat(reports)
        .extracting(RequestReport::operation)
        .containsExactly(
            "Book.put",
            "Book.get",
            "Book.update",
            "Book.upsert",
            "Book.update",
            "Book.get",
            "Book.update",
            "Book.onShelf",
            "Book.byAuthor",
            "Transaction",
            "TransactGet",
            "Book.delete");
    assertThat(reports).extracting(RequestReport::table).containsOnly(table.tableName());
  }

  @Test
  void anOperationOfSeveralRequestsReportsEach() {
    library().execute(ReaderEntity.put(new Reader("kim", "kim@example.com")));

    assertThat(reports).extracting(RequestReport::operation).containsOnly("Reader.put");
    assertThat(reports)
        .extracting(RequestReport::action)
        .containsExactly("GetItem", "TransactWriteItems");
  }

  @Test
  void whatIsConsumedIsToldOfTableAndIndexes() {
    library().execute(BookEntity.put(EMMA));

    assertThat(only().capacityUnits()).isCloseTo(3, within(0.01));
    assertThat(only().writeUnits()).isCloseTo(3, within(0.01));
    assertThat(only().readUnits()).isZero();
    assertThat(only().consumed()).hasSize(1);
    assertThat(only().consumed().get(0).table().capacityUnits()).isCloseTo(1, within(0.01));
    assertThat(only().consumed().get(0).globalSecondaryIndexes()).containsOnlyKeys("GSI1", "GSI2");
  }

  @Test
  void aReadConsumesReadCapacity() {
    table.client().execute(BookEntity.put(EMMA));

    library().execute(BookEntity.get("A", "Emma").consistent());

    assertThat(only().readUnits()).isCloseTo(1, within(0.01));
    assertThat(only().writeUnits()).isZero();
    assertThat(only().itemsReturned()).isEqualTo(1);
  }

  @Test
  void itemsReadAreToldFromItemsReturned() {
    table.client().execute(BookEntity.put(EMMA));
    table.client().execute(BookEntity.put(UTOPIA));

    library().execute(BookEntity.onShelf("A").filter(BookEntity.COPIES.gt(1)));

    assertThat(only().itemsRead()).isEqualTo(2);
    assertThat(only().itemsReturned()).isEqualTo(1);
  }

  @Test
  void aHydratedQueryReportsTheIndexAndTheTable() {
    table.client().execute(BookEntity.put(EMMA));

    library().execute(BookEntity.byPublisher("Murray").hydrate());

    assertThat(reports).extracting(RequestReport::operation).containsOnly("Book.byPublisher");
    assertThat(reports).extracting(RequestReport::action).containsExactly("Query", "BatchGetItem");
    assertThat(reports).extracting(RequestReport::index).containsExactly("GSI2", null);
    assertThat(reports).extracting(RequestReport::table).containsOnly(table.tableName());
  }

  @Test
  void aStreamReportsWhatIsReadOfIt() {
    table.client().execute(BookEntity.put(EMMA));
    table.client().execute(BookEntity.put(UTOPIA));

    assertThat(library().stream(BookEntity.onShelf("A").pageSize(1)).findFirst()).isPresent();

    assertThat(only().operation()).isEqualTo("Book.onShelf");
    assertThat(only().itemsRead()).isEqualTo(1);
  }

  @Test
  void aFailureIsReportedAsDynamoDbGaveIt() {
    TableClient library = library();
    assertThatThrownBy(() -> library.execute(BookEntity.put(EMMA).when(BookEntity.COPIES.gt(5))))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(only().failure()).isInstanceOf(ConditionalCheckFailedException.class);
    assertThat(only().isAnswered()).isFalse();
    assertThat(only().consumed()).isEmpty();
    assertThat(only().capacityUnits()).isZero();
  }

  @Test
  void whatIsRefusedBeforeARequestIsNotReported() {
    TableClient library = library();
    assertThatThrownBy(() -> library.execute(BookEntity.get("A#", "Emma")));

    assertThat(reports).isEmpty();
  }

  @Test
  void aListenerThatFailsBreaksNothing() {
    TableClient library =
        table
            .client()
            .withListener(
                report -> {
                  reports.add(report);
                  throw new IllegalStateException("full");
                });

    library.execute(BookEntity.put(EMMA));

    assertThat(library.execute(BookEntity.get("A", "Emma"))).contains(EMMA);
    assertThat(reports).hasSize(2);
  }

  @Test
  void anErrorOfAListenerIsNotHidden() {
    TableClient library =
        table
            .client()
            .withListener(
                report -> {
                  throw new AssertionError("unexpected");
                });

    assertThatThrownBy(() -> library.execute(BookEntity.put(EMMA)))
        .isInstanceOf(AssertionError.class)
        .hasMessage("unexpected");
  }

  @Test
  void clientsMadeOfAClientKeepItsListener() {
    TableClient library =
        library().withClock(Clock.systemUTC()).withValidationOnRead().withExecutor(Runnable::run);

    library.execute(BookEntity.get("A", "Emma"));

    assertThat(reports).hasSize(1);
  }

  @Test
  void aRequestWithoutListenerDoesNotAskWhatItConsumes() {
    RecordedRequests dynamoDb = RecordedRequests.of(table.dynamoDb());
    TableClient quiet = LibraryTable.client(dynamoDb.client()).withTableName(table.tableName());

    quiet.execute(BookEntity.get("A", "Emma"));
    quiet.withListener(reports::add).execute(BookEntity.get("A", "Emma"));

    assertThat(dynamoDb.requests())
        .extracting(
            request -> request.getValueForField("ReturnConsumedCapacity", String.class).orElse(""))
        .containsExactly("", "INDEXES");
  }
}
