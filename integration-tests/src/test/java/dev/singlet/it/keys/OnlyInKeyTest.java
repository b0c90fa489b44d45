package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Cells.Cell;
import dev.singlet.it.keys.model.CellsCellEntity;
import dev.singlet.it.keys.model.CellsTable;
import dev.singlet.it.keys.model.SlipsSlipEntity;
import dev.singlet.it.keys.model.Vault.Box;
import dev.singlet.it.keys.model.Vault.BoxKey;
import dev.singlet.it.keys.model.Vault.BoxNote;
import dev.singlet.it.keys.model.Vault.Code;
import dev.singlet.it.keys.model.Vault.Color;
import dev.singlet.it.keys.model.Vault.Forms;
import dev.singlet.it.keys.model.Vault.Hall;
import dev.singlet.it.keys.model.Vault.Spot;
import dev.singlet.it.keys.model.VaultBoxEntity;
import dev.singlet.it.keys.model.VaultBoxKeyProjection;
import dev.singlet.it.keys.model.VaultBoxNoteProjection;
import dev.singlet.it.keys.model.VaultFormsEntity;
import dev.singlet.it.keys.model.VaultHallEntity;
import dev.singlet.it.keys.model.VaultHallItemCollection;
import dev.singlet.it.keys.model.VaultTable;
import dev.singlet.json.EntityJson;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import dev.singlet.verify.ItemDifference;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Components that only the primary key has are read back from it. */
class OnlyInKeyTest {

  private static final Forms FORMS =
      new Forms(
          "4711",
          "a#$b \uDBFF\uDFFF",
          Color.DARK,
          LocalDate.parse("2024-02-29"),
          -7,
          UUID.fromString("0190163d-8694-739b-aea5-966c26f8ad91"),
          42,
          BigInteger.TEN.pow(20),
          Instant.parse("2024-01-15T08:00:00.123Z"),
          Instant.parse("2024-01-15T08:00:00.123456789Z"),
          Instant.parse("2024-01-15T08:00:00Z"),
          Instant.parse("1999-12-31T23:59:59.999Z"),
          new Code(0),
          true,
          new BigDecimal("-1.5"),
          ZonedDateTime.parse("2024-01-15T09:00:00.5+01:00[Europe/Paris]"));

  @RegisterExtension final LocalTable table = LocalTable.of(VaultTable.SCHEMA);
  @RegisterExtension final LocalTable cells = LocalTable.of(CellsTable.SCHEMA);

  private static Box box(String hall, long row, String name, @Nullable String code) {
    return new Box(hall, new Spot(row, 180), name, false, "empty", null, code, 0);
  }

  private TableClient vault() {
    return table.client();
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private void store(LocalTable into, Map<String, AttributeValue> item) {
    into.dynamoDb().putItem(put -> put.tableName(into.tableName()).item(item));
  }

  /** Checks that all items are as a put would write them. */
  private void assertSound() {
    assertThat(vault().execute(VerifyItems.of(VaultTable.type())).differences()).isEmpty();
  }

  @Test
  void everyFormIsReadBack() {
    vault().execute(VaultFormsEntity.put(FORMS));

    assertThat(table.items().get(0)).containsOnlyKeys("PK", "SK", "_et", "amount");
    assertThat(vault().execute(VaultFormsEntity.get(FORMS))).contains(FORMS);
    assertThat(table.asyncClient().execute(VaultFormsEntity.get(FORMS)).join()).contains(FORMS);
    assertThat(VaultFormsEntity.fromItem(VaultFormsEntity.toItem(FORMS))).isEqualTo(FORMS);
    assertSound();
  }

  @Test
  void theBytesOfAnAnswerAreReadAlike() {
    Box box = vault().execute(VaultBoxEntity.put(box("h\u00E9 \uD83D\uDE00", 7, "n", null)));
    vault().execute(VaultFormsEntity.put(FORMS));

    try (DynamoDbClient overHttp =
        DynamoDbClient.builder()
            .endpointOverride(DynamoDbLocal.sharedEndpoint())
            .region(Region.EU_CENTRAL_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
            .build()) {
      TableClient byBytes = table.client(overHttp);

      assertThat(byBytes.stream(VaultTable.scan())).containsExactlyInAnyOrder(box, FORMS);
      assertThat(byBytes.stream(VaultBoxEntity.boxes(box.hall()))).containsExactly(box);
    }
  }

  @Test
  void anItemOfAnotherProgramIsRead() {
    store(
        table,
        Map.of(
            "PK", text("HALL#4711"),
            "SK", text("HALL"),
            "_et", text("Hall"),
            "floor", AttributeValue.fromN("2")));

    assertThat(vault().execute(VaultHallEntity.get("4711"))).contains(new Hall("4711", 2));
    assertThat(vault().execute(VaultHallEntity.update("4711").floor(3)))
        .isEqualTo(new Hall("4711", 3));
    assertSound();
    vault().execute(VaultHallEntity.delete("4711"));
    assertThat(table.items()).isEmpty();
  }

  @Test
  void anIdIsGenerated() {
    Hall hall = vault().execute(VaultHallEntity.put(new Hall(null, 1)));

    assertThat(hall.id()).isNotEmpty();
    assertThat(table.items().get(0)).containsEntry("PK", text("HALL#" + hall.id()));
    assertThat(table.items().get(0)).doesNotContainKey("id");
    assertThat(vault().execute(VaultHallEntity.get(hall.id()))).contains(hall);
  }

  @Test
  void anItemWhoseKeyDoesNotFitIsUnreadable() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", text("HALL#1"),
            "SK", text("BOX#7#n"),
            "_et", text("Box"),
            "height", AttributeValue.fromN("1"),
            "isTaken", AttributeValue.fromBool(true),
            "version", AttributeValue.fromN("1"));
    store(table, item);

    assertThatThrownBy(() -> vault().execute(VaultBoxEntity.boxes("1")))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            failure -> assertThat(failure.attribute()).isEqualTo("SK"))
        .hasMessageContaining(
            "is \"BOX#7#n\", which is not of the form BOX#{spot.row:pad(3)}#{name}");
    assertThat(vault().execute(VerifyItems.of(VaultTable.type())).differences())
        .singleElement()
        .satisfies(
            difference -> {
              assertThat(difference.kind()).isEqualTo(ItemDifference.Kind.UNREADABLE);
              assertThat(difference.attribute()).isEqualTo("SK");
            });
  }

  @Test
  void valuesThatCannotBeReadBackAreRefused() {
    for (String hostile : List.of("a#b", "", "\uDBFF\uDFFF")) {
      assertThatExceptionOfType(InvalidKeyException.class)
          .isThrownBy(() -> vault().execute(VaultBoxEntity.put(box(hostile, 1, "n", null))));
      assertThatExceptionOfType(InvalidKeyException.class)
          .isThrownBy(() -> vault().execute(VaultBoxEntity.get(hostile, 1, "n")));
    }
    assertThat(table.items()).isEmpty();
  }

  @Test
  void updatesKnowTheValue() {
    vault().execute(VaultBoxEntity.put(box("h", 1, "n", "c1")));

    Box noted = vault().execute(VaultBoxEntity.update("h", 1, "n").note("full", false));

    assertThat(table.items())
        .filteredOn(item -> item.get("_et").s().equals("Box"))
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .containsEntry("label", text("n/full"))
                    .containsEntry("GSI1SK", text("full#n"))
                    .doesNotContainKeys("hall", "row", "name"));
    assertThat(vault().execute(VaultBoxEntity.open("h").note("full")).items())
        .containsExactly(noted);
    assertThatExceptionOfType(ValidationException.class)
        .isThrownBy(() -> vault().execute(VaultBoxEntity.update("h", 1, "n").note("n", false)));
    Box taken =
        new Box(
            noted.hall(), noted.spot(), "n", true, "full", noted.title(), "c2", noted.version());
    Box revised = vault().execute(VaultBoxEntity.update(noted, taken));
    assertThat(revised.version()).isEqualTo(noted.version() + 1);
    assertThat(vault().execute(VaultBoxEntity.open("h")).items()).isEmpty();
    assertSound();
  }

  @Test
  void aDefaultIsMadeOfIt() {
    Map<String, AttributeValue> item = new HashMap<>(VaultBoxEntity.toItem(box("h", 1, "n", null)));
    item.remove("title");
    store(table, item);

    assertThat(vault().execute(VaultBoxEntity.get("h", 1, "n")).orElseThrow().title())
        .isEqualTo("h: empty");
    assertThat(vault().execute(VaultBoxEntity.update("h", 1, "n").note("full", false)).title())
        .isEqualTo("h: full");
  }

  @Test
  void anUpsertCreatesTheItemUnderItsKey() {
    Box created = vault().execute(VaultBoxEntity.upsert("h", 9, 170, "n", false, "empty", null));

    assertThat(created.spot()).isEqualTo(new Spot(9, 170));
    assertThat(created.hall()).isEqualTo("h");
    assertThat(vault().execute(VaultBoxEntity.get("h", 9, "n"))).contains(created);
    assertSound();
  }

  @Test
  void batchesTransactionsAndQueriesReadIt() {
    Hall hall = new Hall("h", 1);
    Box first = box("h", 1, "a", null);
    Box second = box("h", 12, "b", null);
    vault().transact(VaultHallEntity.put(hall), VaultBoxEntity.put(first).ifNotExists());
    vault()
        .execute(BatchWrite.of(VaultHallEntity.put(hall), VaultHallEntity.put(new Hall("i", 2))));
    Box stored = vault().execute(VaultBoxEntity.put(second));
    AsyncTableClient async = table.asyncClient();

    assertThat(
            vault()
                .execute(BatchGet.of(VaultHallEntity.get("h"), VaultHallEntity.get("i")))
                .items())
        .containsExactlyInAnyOrder(hall, new Hall("i", 2));
    assertThat(async.execute(VaultHallItemCollection.inHall("h")).join().items()).hasSize(3);
    assertThat(vault().execute(VaultBoxEntity.boxes("h").spotRow(Range.gte(2))).items())
        .extracting(Box::name)
        .containsExactly("b");
    vault().execute(VaultBoxEntity.delete(stored));
    assertThat(table.items()).hasSize(3);
    assertSound();
  }

  @Test
  void projectionsFetchTheKeyAttributes() {
    vault().execute(VaultBoxEntity.put(box("h", 1, "n", null)));

    assertThat(
            vault().execute(VaultBoxEntity.get("h", 1, "n").project(VaultBoxNoteProjection.type())))
        .contains(new BoxNote("empty", "h: empty", "h"));
    assertThat(
            vault()
                .execute(VaultBoxEntity.named("n").project(VaultBoxKeyProjection.type()))
                .items())
        .containsExactly(new BoxKey("n", "h"));
    assertThat(vault().execute(VaultBoxEntity.named("n").hydrate()).items())
        .extracting(Box::hall)
        .containsExactly("h");
  }

  @Test
  void jsonHasIt() {
    EntityJson<Box> json = EntityJson.of(VaultBoxEntity.type());
    Box box = new Box("h", new Spot(9, 170), "n", false, "empty", "t", null, 3);

    assertThat(json.write(box))
        .contains("\"hall\":\"h\"", "\"row\":9", "\"name\":\"n\"")
        .doesNotContain("PK");
    assertThat(json.read(json.write(box))).isEqualTo(box);
    assertThat(json.merge(box, "{\"row\": 9}")).isEqualTo(box);
    assertThatThrownBy(() -> json.merge(box, "{\"row\": 8}"))
        .hasMessageEndingWith("row: can't be changed, because the primary key is made of it.");
    assertThat(EntityJson.of(VaultHallEntity.type()).read("{\"floor\": 1}").id()).isNotEmpty();
    assertThat(
            EntityJson.of(VaultFormsEntity.type())
                .read(EntityJson.of(VaultFormsEntity.type()).write(FORMS)))
        .isEqualTo(FORMS);
  }

  @Test
  void anAttributeOfItsNameIsUnknown() {
    Map<String, AttributeValue> item = new HashMap<>(VaultHallEntity.toItem(new Hall("1", 1)));
    item.put("id", text("2"));
    store(table, item);

    assertThat(vault().execute(VaultHallEntity.get("1"))).contains(new Hall("1", 1));
    assertThat(vault().execute(VerifyItems.of(VaultTable.type())).differences())
        .singleElement()
        .satisfies(
            difference -> {
              assertThat(difference.kind()).isEqualTo(ItemDifference.Kind.UNKNOWN);
              assertThat(difference.attribute()).isEqualTo("id");
            });
  }

  @Test
  void conditionsCannotNameIt() {
    assertThat(constants(VaultBoxEntity.class))
        .contains("SPOT", "NOTE")
        .doesNotContain("HALL", "NAME");
    assertThat(constants(VaultBoxEntity.SpotAttributes.class)).containsExactly("HEIGHT");
    assertThat(constants(SlipsSlipEntity.class)).contains("SIZE").doesNotContain("STAY", "PORT");
  }

  private static List<String> constants(Class<?> type) {
    return Stream.of(type.getFields()).map(Field::getName).toList();
  }

  @Test
  void aTenantsPartStandsBeforeIt() {
    TableClient acme = cells.client().forTenant("acme");
    Cell cell = new Cell("T", 7, 2);
    acme.execute(CellsCellEntity.put(cell));

    assertThat(cells.items().get(0)).containsEntry("PK", text("T#acme#T"));
    assertThat(acme.execute(CellsCellEntity.get("T", 7))).contains(cell);
    assertThat(acme.execute(CellsCellEntity.all("T")).items()).containsExactly(cell);
    assertThat(acme.execute(CellsCellEntity.update("T", 7).beds(3))).isEqualTo(new Cell("T", 7, 3));
    assertThat(CellsCellEntity.fromItem(CellsCellEntity.toItem(cell))).isEqualTo(cell);
    assertThat(cells.client().forTenant("other").execute(CellsCellEntity.get("T", 7))).isEmpty();
  }

  @Test
  void aSensitiveValueIsNotShown() {
    TableClient acme = cells.client().forTenant("acme");
    store(
        cells,
        Map.of(
            "PK", text("T#acme#b"),
            "SK", text("CELL#00x"),
            "_et", text("Cell"),
            "beds", AttributeValue.fromN("1")));

    assertThatThrownBy(() -> acme.execute(CellsCellEntity.all("b")))
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            failure -> assertThat(failure.reason()).doesNotContain("00x"));
  }
}
