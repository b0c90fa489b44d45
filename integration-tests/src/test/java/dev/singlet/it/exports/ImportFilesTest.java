package dev.singlet.it.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.export.ImportFiles;
import dev.singlet.export.ImportReport;
import dev.singlet.it.backfill.model.Depot;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.Depot.Visit;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.it.context.model.Journals.Book;
import dev.singlet.it.context.model.Journals.Last;
import dev.singlet.it.context.model.JournalsBookEntity;
import dev.singlet.it.context.model.JournalsTable;
import dev.singlet.it.docs.model.Guestbook.Greeting;
import dev.singlet.it.docs.model.GuestbookGreetingEntity;
import dev.singlet.it.docs.model.GuestbookTable;
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.item.Put;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemsReport;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.InputCompressionType;
import software.amazon.awssdk.services.dynamodb.model.InputFormat;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.S3BucketSource;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The files for ImportTable hold the items that puts would store. */
class ImportFilesTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-29T10:00:00Z"), ZoneOffset.UTC);

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable journals = LocalTable.of(JournalsTable.SCHEMA);
  @TempDir Path temp;

  private Path folder() {
    return temp.resolve("import");
  }

  private TableClient client() {
    return depot.client().withClock(CLOCK);
  }

  private static Put<Truck> truck(int number) {
    String note = number % 2 == 0 ? null : "n";
    return DepotTruckEntity.put(new Truck("BE-" + number, "Bern", "s" + number, note, 0, null));
  }

  private static Put<Visit> visit(int number) {
    return DepotVisitEntity.put(new Visit("BE-1", number, null));
  }

  private static Stream<Put<?>> puts() {
    return IntStream.rangeClosed(1, 10).boxed().flatMap(i -> Stream.of(truck(i), visit(i)));
  }

  private static List<String> lines(Path file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<Map<String, AttributeValue>> items(ImportReport report) {
    return report.files().stream()
        .flatMap(file -> lines(file).stream())
        .map(DynamoDbJson::read)
        .toList();
  }

  private static List<Integer> numbers(Path file) {
    return lines(file).stream()
        .map(line -> Integer.valueOf(DynamoDbJson.read(line).get("number").n()))
        .toList();
  }

  private List<Path> inFolder() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.toList();
    }
  }

  @Test
  void theirItemsAreThoseThatPutsStore() {
    puts().forEach(put -> client().execute(put));

    ImportReport report = ImportFiles.in(folder()).write(client(), puts());

    assertThat(items(report)).containsExactlyInAnyOrderElementsOf(depot.items());
    assertThat(report.items()).isEqualTo(Map.of("Truck", 10L, "Visit", 10L));
    assertThat(report.reservations()).isEqualTo(10);
    assertThat(report.lines()).isEqualTo(30).isEqualTo(depot.items().size());
  }

  @Test
  void tenantVersionAndValuesOfTheContextAreTheClients() {
    Book book = new Book("1", "Faust", "nobody", new Last("nobody", 0));
    TableClient client =
        journals.client().forTenant("acme").withClock(CLOCK).with(JournalsTable.user(() -> "kim"));
    client.execute(JournalsBookEntity.put(book));

    ImportReport report =
        ImportFiles.in(folder()).write(client, Stream.of(JournalsBookEntity.put(book)));

    assertThat(items(report)).hasSize(2).containsExactlyInAnyOrderElementsOf(journals.items());
    assertThat(journals.items().toString()).contains("T#acme#BOOK#1", "kim");
  }

  @Test
  void anImportedTableReadsAsTheOneThatWasExported() {
    ImportReport report = ImportFiles.in(folder()).write(client(), puts());

    TestExport export = TestExport.full(temp, items(report));
    try (Stream<Depot> exported = export.open().stream(DepotTable.type());
        Stream<Truck> trucks = export.open().stream(DepotTruckEntity.type())) {
      for (Map<String, AttributeValue> item : items(report)) {
        depot.dynamoDb().putItem(put -> put.tableName(depot.tableName()).item(item));
      }
      assertThat(depot.client().stream(DepotTable.scan(DepotTable.type())))
          .hasSize(20)
          .containsExactlyInAnyOrderElementsOf(exported.toList());
      assertThat(depot.client().stream(DepotTruckEntity.inDepot("Bern")))
          .containsExactlyInAnyOrderElementsOf(trucks.toList());
    }
    assertThat(depot.client().execute(VerifyItems.of(DepotTable.type())).differences()).isEmpty();
    assertThat(depot.client().execute(truck(11))).isNotNull();
  }

  @Test
  void twoRecordsWithOneUniqueValueAreFoundAfterTheImport() {
    Put<Truck> same = DepotTruckEntity.put(new Truck("ZH-1", "Bern", "s1", null, 0, null));

    ImportReport report = ImportFiles.in(folder()).write(client(), Stream.of(truck(1), same));
    for (Map<String, AttributeValue> item : items(report)) {
      depot.dynamoDb().putItem(put -> put.tableName(depot.tableName()).item(item));
    }

    assertThat(report.lines()).isEqualTo(4);
    assertThat(depot.items()).hasSize(3);
    ItemsReport verified = depot.client().execute(VerifyItems.of(DepotTable.type()));
    assertThat(verified.items()).isEqualTo(3);
    assertThat(verified.differences()).isNotEmpty();
  }

  @Test
  void hooksSeeRecordsBeforeTheyAreWritten() {
    TableClient guests = GuestbookTable.client(depot.dynamoDb());
    Put<Greeting> greeting = GuestbookGreetingEntity.put(new Greeting("Kim", " Hello "));

    ImportReport report = ImportFiles.in(folder()).write(guests, Stream.of(greeting));

    assertThat(items(report))
        .singleElement()
        .satisfies(item -> assertThat(item.get("text").s()).isEqualTo("Hello"));
  }

  @Test
  void linesGoToSeveralFilesInTurnAndInAnotherOrder() {
    Stream<Put<Visit>> visits = IntStream.range(0, 1000).mapToObj(ImportFilesTest::visit);

    ImportReport report = ImportFiles.in(folder()).filesAtOnce(4).write(client(), visits);

    assertThat(report.files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly(
            "items-00001.json.gz",
            "items-00002.json.gz",
            "items-00003.json.gz",
            "items-00004.json.gz");
    List<Integer> all = new ArrayList<>();
    for (Path file : report.files()) {
      List<Integer> numbers = numbers(file);
      assertThat(numbers).hasSize(250);
      long ascending =
          IntStream.range(1, 250).filter(i -> numbers.get(i) > numbers.get(i - 1)).count();
      assertThat(ascending).isBetween(90L, 160L);
      all.addAll(numbers);
    }
    assertThat(all).hasSize(1000).doesNotHaveDuplicates();
  }

  @Test
  void theBufferBoundsHowFarALineMoves() {
    Stream<Put<Visit>> visits = IntStream.range(0, 8).mapToObj(ImportFilesTest::visit);

    ImportReport report =
        ImportFiles.in(folder()).filesAtOnce(2).bufferBytes(1).write(client(), visits);

    assertThat(report.files().stream().map(ImportFilesTest::numbers))
        .containsExactly(List.of(0, 2, 4, 6), List.of(1, 3, 5, 7));
  }

  @Test
  void aFileHasItsMostBytes() throws IOException {
    Stream<Put<Visit>> visits = IntStream.range(0, 9).mapToObj(ImportFilesTest::visit);
    ImportReport one = ImportFiles.in(temp.resolve("one")).write(client(), Stream.of(visit(1)));

    ImportReport report =
        ImportFiles.in(folder()).filesAtOnce(2).fileBytes(3 * one.bytes()).write(client(), visits);

    assertThat(report.files().stream().map(file -> lines(file).size())).containsExactly(3, 3, 2, 1);
    assertThat(report.bytes()).isEqualTo(9 * one.bytes());
    assertThat(one.bytes()).isEqualTo(lines(one.files().get(0)).get(0).length() + 1);
    assertThat(one.fileBytes()).isEqualTo(Files.size(one.files().get(0)));
  }

  @Test
  void anInvalidRecordIsNamedAndLeavesNoFile() throws IOException {
    Put<Truck> invalid =
        DepotTruckEntity.put(new Truck("BE-9", "Bern", null, "x".repeat(21), 0, null));

    InvalidArgumentException failure =
        catchThrowableOfType(
            InvalidArgumentException.class,
            () -> {
              ImportReport report =
                  ImportFiles.in(folder())
                      .bufferBytes(1)
                      .write(client(), Stream.of(truck(1), visit(1), invalid));
              assertThat(report).isNull();
            });

    assertThat(failure)
        .hasMessageStartingWith("[SGR0101] The put 3, Put[Truck")
        .hasMessageContaining("BE-9")
        .hasMessageContaining("note")
        .hasCauseInstanceOf(ValidationException.class);
    assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_ENTITY);
    assertThat(inFolder()).isEmpty();
  }

  @Test
  void aUniqueValueThatIsEmptyIsRefusedAsByAPut() {
    Put<Truck> empty = DepotTruckEntity.put(new Truck("BE-9", "Bern", "", null, 0, null));

    assertThatThrownBy(() -> depot.client().execute(empty))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must not be empty, because it is unique");
    assertThatThrownBy(() -> write(Stream.of(empty)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("must not be empty, because it is unique");
  }

  private void write(Stream<? extends Put<?>> puts) {
    assertThat(ImportFiles.in(folder()).write(client(), puts)).isNull();
  }

  @Test
  void aPutWithAConditionIsRefused() {
    for (Put<Truck> put :
        List.of(
            truck(1).ifNotExists(),
            truck(1).ifExists(),
            truck(1).when(DepotTruckEntity.DEPOT.eq("Bern")))) {
      assertThatThrownBy(() -> write(Stream.of(put)))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageMatching(
              "\\[SGR0105] The put 1, Put\\[.*], has a condition. ImportTable checks none: give the put"
                  + " without it.");
    }
  }

  @Test
  void aPutOfAnotherTableIsRefused() {
    Put<Greeting> greeting = GuestbookGreetingEntity.put(new Greeting("Kim", "Hello"));

    assertThatThrownBy(() -> write(Stream.of(greeting)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("belongs to the table Guestbook, and this client to Depot.");
  }

  @Test
  void aFolderWithFilesIsRefused() throws IOException {
    Files.createDirectories(folder());
    Files.writeString(folder().resolve("notes.txt"), "old");

    assertThatThrownBy(() -> write(Stream.of(truck(1))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "import has files already, and ImportTable would read them, too. Give an empty folder.");
    assertThat(inFolder()).hasSize(1);
  }

  @Test
  void noPutsMakeNoFile() throws IOException {
    ImportReport report = ImportFiles.in(folder()).write(client(), Stream.empty());

    assertThat(report).isEqualTo(new ImportReport(Map.of(), 0, List.of(), 0, 0));
    assertThat(inFolder()).isEmpty();
  }

  @Test
  void theStreamIsClosed() {
    List<Boolean> closed = new ArrayList<>();

    ImportReport report =
        ImportFiles.in(folder()).write(client(), puts().onClose(() -> closed.add(true)));

    assertThat(report.files()).hasSize(8);
    assertThat(closed).hasSize(1);
  }

  @Test
  void settingsAreChecked() {
    assertThatThrownBy(() -> ImportFiles.in(folder()).fileBytes(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] fileBytes(0): give it 1 or more.");
    assertThatThrownBy(() -> ImportFiles.in(folder()).filesAtOnce(0))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> ImportFiles.in(folder()).bufferBytes(0))
        .isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void theRequestCreatesTheTableOfTheModel() {
    S3BucketSource source =
        S3BucketSource.builder().s3Bucket("imports").s3KeyPrefix("depot/").build();

    ImportTableRequest request = ImportFiles.request(client().withTableName("Depot-2"), source);

    assertThat(request)
        .isEqualTo(
            ImportTableRequest.builder()
                .s3BucketSource(source)
                .inputFormat(InputFormat.DYNAMODB_JSON)
                .inputCompressionType(InputCompressionType.GZIP)
                .tableCreationParameters(
                    table ->
                        table
                            .tableName("Depot-2")
                            .billingMode(BillingMode.PAY_PER_REQUEST)
                            .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
                            .attributeDefinitions(
                                text("PK"), text("SK"), text("GSI1PK"), text("GSI1SK"))
                            .globalSecondaryIndexes(
                                GlobalSecondaryIndex.builder()
                                    .indexName("GSI1")
                                    .keySchema(
                                        key("GSI1PK", KeyType.HASH), key("GSI1SK", KeyType.RANGE))
                                    .projection(whole -> whole.projectionType(ProjectionType.ALL))
                                    .build()))
                .build());
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition text(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  @Test
  void aModelWithALocalIndexCannotBeImported() {
    S3BucketSource source = S3BucketSource.builder().s3Bucket("imports").build();

    assertThatThrownBy(() -> ImportFiles.request(PracticeTable.client(depot.dynamoDb()), source))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The table Practice has the local index byUrgency. ImportTable can't create local"
                + " indexes: create the table with CreateTable, and put the items.");
  }
}
