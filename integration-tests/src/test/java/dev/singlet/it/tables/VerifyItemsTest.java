package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.it.tables.model.Depot.Content;
import dev.singlet.it.tables.model.Depot.Crate;
import dev.singlet.it.tables.model.Depot.Customer;
import dev.singlet.it.tables.model.Depot.Place;
import dev.singlet.it.tables.model.Depot.State;
import dev.singlet.it.tables.model.DepotCrateEntity;
import dev.singlet.it.tables.model.DepotCustomerEntity;
import dev.singlet.it.tables.model.DepotPlaceEntity;
import dev.singlet.it.tables.model.DepotTable;
import dev.singlet.model.json.JsonReader;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import dev.singlet.verify.EntityItems;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items are compared with what a put of their records would write. */
class VerifyItemsTest {

  private static final Instant TIME = Instant.parse("2026-03-01T10:00:00.000Z");

  @RegisterExtension final LocalTable local = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot() {
    return local.client();
  }

  private static Crate crate(int no) {
    return new Crate(
        no, State.IN, 5, "dry", Set.of("a"), List.of(new Content("nail", 3)), "secret", TIME);
  }

  private static Map<String, AttributeValue> item(int no) {
    return new HashMap<>(DepotCrateEntity.toItem(crate(no)));
  }

  private void store(Map<String, AttributeValue> item) {
    local.dynamoDb().putItem(put -> put.tableName(depot().context().tableName()).item(item));
  }

  private void store(int no, String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = item(no);
    item.put(attribute, value);
    store(item);
  }

  private ItemsReport verify() {
    return depot().execute(VerifyItems.of(DepotTable.type()));
  }

  private static EntityItems crates(ItemsReport report) {
    return report.entities().get(0);
  }

  private static ItemDifference one(
      Kind kind, String attribute, int no, String stored, String written) {
    String key = "PK=CRATE#%04d, SK=CRATE".formatted(no);
    return new ItemDifference(kind, attribute, 1, List.of(new ItemSample(key, stored, written)));
  }

  @Test
  void itemsThatTheModelWroteAreTheSame() {
    depot().execute(DepotCrateEntity.put(crate(1)));
    depot()
        .execute(
            DepotCrateEntity.put(
                new Crate(2, State.OUT, 5, null, Set.of(), List.of(), null, TIME)));
    depot()
        .execute(DepotCustomerEntity.put(new Customer("a", "a@b.c", Map.of("x", Document.of(1)))));
    depot().execute(DepotPlaceEntity.put(new Place("p", 3)));

    ItemsReport report = verify();

    assertThat(report.differences()).isEmpty();
    assertThat(report.breaksModel()).isFalse();
    assertThat(report.items()).isEqualTo(5);
    assertThat(report.uniqueValues()).isEqualTo(1);
    assertThat(report.checkpoint()).isNull();
    assertThat(report.isSample()).isFalse();
    assertThat(report.entities())
        .extracting(EntityItems::entity, EntityItems::items, EntityItems::unchanged)
        .containsExactly(tuple("Crate", 2L, 2L), tuple("Customer", 1L, 1L), tuple("Place", 1L, 1L));
    assertThat(crates(report).same())
        .containsEntry("PK", 2L)
        .containsEntry("GSI1SK", 1L)
        .containsEntry("note", 1L)
        .containsEntry("_et", 2L)
        .containsEntry("_ct", 2L)
        .containsEntry("_md", 2L);
  }

  @Test
  void eachAttributeThatDiffersIsNamed() {
    store(1, "GSI1SK", fromS("CRATE#1"));
    store(2, "_ct", fromS("2026-03-01T10:00:00Z"));
    store(3, "_md", fromS("2026-03-01T10:00:00Z"));
    Map<String, AttributeValue> lacking = item(4);
    lacking.keySet().removeAll(List.of("GSI1PK", "GSI1SK", "state"));
    store(lacking);
    Map<String, AttributeValue> out = item(5);
    out.put("state", fromS("OUT"));
    store(out);
    store(6, "colour", fromS("red"));
    store(7, "code", fromNul(true));
    Map<String, AttributeValue> older = item(8);
    older.put("remark", older.remove("note"));
    store(older);
    Map<String, AttributeValue> both = item(9);
    both.put("remark", fromS("wet"));
    store(both);

    EntityItems crates = crates(verify());

    assertThat(crates.items()).isEqualTo(9);
    assertThat(crates.unchanged()).isZero();
    assertThat(crates.differences())
        .containsExactly(
            one(Kind.OTHER_INDEX_KEY, "GSI1SK", 1, "\"CRATE#1\"", "\"CRATE#0001\""),
            one(
                Kind.OTHER_FORM,
                "_ct",
                2,
                "\"2026-03-01T10:00:00Z\"",
                "\"2026-03-01T10:00:00.000Z\""),
            one(
                Kind.OTHER_FORM,
                "_md",
                3,
                "\"2026-03-01T10:00:00Z\"",
                "\"2026-03-01T10:00:00.000Z\""),
            one(Kind.MISSING, "GSI1PK", 4, "", "\"IN#5\""),
            one(Kind.MISSING, "GSI1SK", 4, "", "\"CRATE#0004\""),
            one(Kind.MISSING, "state", 4, "", "\"IN\""),
            one(Kind.LEFT_OVER, "GSI1PK", 5, "\"IN#5\"", ""),
            one(Kind.LEFT_OVER, "GSI1SK", 5, "\"CRATE#0005\"", ""),
            one(Kind.LEFT_OVER, "code", 7, "***", ""),
            one(Kind.BOTH_NAMES, "remark", 9, "\"wet\"", ""),
            one(Kind.UNKNOWN, "colour", 6, "a value of type S", ""),
            one(Kind.OLDER_NAME, "note", 8, "\"dry\"", "\"dry\""));
  }

  @Test
  void anOlderNameOfTheEntityBreaksNothing() {
    store(1, "_et", fromS("Box"));

    ItemsReport report = verify();

    assertThat(crates(report).differences())
        .containsExactly(one(Kind.OLDER_NAME, "_et", 1, "\"Box\"", "\"Crate\""));
    assertThat(report.breaksModel()).isFalse();
  }

  @Test
  void manyUnknownNamesAreOneDifferenceAfterTheFirst() {
    Map<String, AttributeValue> item = item(1);
    IntStream.range(0, 250).forEach(number -> item.put("x" + number, fromN("1")));
    item.put("weight", fromN("200"));
    store(item);

    List<ItemDifference> differences = crates(verify()).differences();

    assertThat(differences)
        .filteredOn(each -> each.kind() == Kind.UNKNOWN)
        .hasSize(201)
        .allMatch(each -> each.items() == 1)
        .element(0)
        .satisfies(
            more -> {
              assertThat(more.attribute()).isEqualTo("(more)");
              assertThat(more.samples()).hasSize(1);
            });
    assertThat(differences)
        .filteredOn(each -> each.kind() != Kind.UNKNOWN)
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .containsExactly(tuple(Kind.OTHER_INDEX_KEY, "GSI1PK"), tuple(Kind.INVALID, "weight"));
  }

  @Test
  void namesOfOtherProgramsStayInTheirLine() {
    store(1, "x\nPlace: 9 items\u2028\u001b[2J", fromN("1"));

    ItemsReport report = verify();

    String name = "x\\u000aPlace: 9 items\\u2028\\u001b";
    assertThat(report.toString()).contains(name + "[2J, unknown, 1 item");
    assertThat(report.toMarkdown()).contains("**" + name + "\\[2J, unknown, 1 item**");
  }

  @Test
  void equalValuesInOtherNotationAreTheSame() {
    store(1, "weight", fromN("5.0"));
    store(2, "tags", AttributeValue.fromSs(List.of("a")));

    assertThat(verify().differences()).isEmpty();
  }

  @Test
  void itemsThatCannotBeReadPutOrFoundAreNamed() {
    store(1, "weight", fromS("heavy"));
    store(2, "contents", fromL(List.of(fromM(Map.of("name", fromS("nail"))))));
    Map<String, AttributeValue> heavy = item(3);
    heavy.putAll(Map.of("weight", fromN("200"), "GSI1PK", fromS("IN#200")));
    store(heavy);
    Map<String, AttributeValue> elsewhere = item(4);
    elsewhere.put("PK", fromS("CRATE#4"));
    store(elsewhere);

    assertThat(crates(verify()).differences())
        .containsExactlyInAnyOrder(
            one(Kind.UNREADABLE, "contents[].count", 2, "is required, and absent", ""),
            one(Kind.UNREADABLE, "weight", 1, "is of type S, not N", ""),
            new ItemDifference(
                Kind.OTHER_KEY,
                "PK",
                1,
                List.of(new ItemSample("PK=CRATE#4, SK=CRATE", "\"CRATE#4\"", "\"CRATE#0004\""))),
            one(Kind.INVALID, "weight", 3, "weight must be at most 100 (was 200)", ""));
  }

  @Test
  void itemsWithoutAnEntityCountToTheOneThatTheyFit() {
    Map<String, AttributeValue> unmarked = item(1);
    unmarked.remove("_et");
    store(unmarked);
    Map<String, AttributeValue> stray = item(2);
    stray.remove("_et");
    stray.put("PK", fromS("BOX#2"));
    store(stray);
    store(3, "_et", fromS("Pallet"));
    Map<String, AttributeValue> timeless = item(4);
    timeless.keySet().removeAll(List.of("_et", "_ct"));
    store(timeless);

    ItemsReport report = verify();

    assertThat(crates(report).differences())
        .containsExactly(one(Kind.MISSING, "_et", 1, "", "\"Crate\""));
    assertThat(report.others())
        .hasSize(2)
        .contains(one(Kind.OTHER_NAME, "Pallet", 3, "fits Crate", ""));
    assertThat(report.others().get(0).kind()).isEqualTo(Kind.NO_ENTITY);
    assertThat(report.others().get(0).samples())
        .containsExactlyInAnyOrder(
            new ItemSample(
                "PK=BOX#2, SK=CRATE",
                "fits no entity. For Crate, PK is \"BOX#2\", but the item's attributes make"
                    + " \"CRATE#0002\": a put of it would write a second item",
                ""),
            new ItemSample(
                "PK=CRATE#0004, SK=CRATE",
                "fits no entity. For Crate, _ct is required, and absent",
                ""));
  }

  private static Map<String, AttributeValue> olderPlace(String key) {
    return Map.of(
        "PK",
        fromS("PLACE#" + key),
        "SK",
        fromS("PLACE"),
        "_et",
        fromS("Place"),
        "id",
        fromS("p"),
        "row",
        fromS("R3"));
  }

  @Test
  void itemsOfAnOlderVersionAreComparedByTheirKey() {
    store(olderPlace("p"));

    ItemsReport report = verify();

    ItemDifference older =
        new ItemDifference(
            Kind.OLDER_VERSION, "_v", 1, List.of(new ItemSample("PK=PLACE#p, SK=PLACE", "", "2")));
    assertThat(report.entities().get(2).differences()).containsExactly(older);
    assertThat(report.breaksModel()).isFalse();

    store(olderPlace("q"));

    report = verify();
    assertThat(report.entities().get(2).differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactly(tuple(Kind.OTHER_KEY, "PK", 1L), tuple(Kind.OLDER_VERSION, "_v", 2L));
    assertThat(report.breaksModel()).isTrue();
  }

  private static String resource(String name) throws IOException {
    try (InputStream file =
        Objects.requireNonNull(VerifyItemsTest.class.getResourceAsStream(name), name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aReportIsTextMarkdownAndJson() throws IOException {
    depot().execute(DepotPlaceEntity.put(new Place("p", 3)));
    IntStream.range(0, 2).forEach(no -> store(no, "state", fromS("GONE")));
    store(2, "colour", fromS("red"));
    Map<String, AttributeValue> pallet = item(3);
    pallet.putAll(Map.of("_et", fromS("Pallet"), "PK", fromS("PALLET#0003")));
    store(pallet);
    store(2000, "_ct", fromS("2026-03-01T10:00:00Z"));

    ItemsReport report = verify();

    assertThat(report.toString().replace(report.table(), "Depot"))
        .isEqualTo(resource("items-report.txt"));
    assertThat(report.toMarkdown().replace(report.table(), "Depot"))
        .isEqualTo(resource("items-report.md"));
    Map<?, ?> json = (Map<?, ?>) JsonReader.read(report.toJson());
    assertThat(json.get("items").toString()).isEqualTo("6");
    assertThat(json.get("breaksModel")).isEqualTo(true);
    Map<?, ?> crates = (Map<?, ?>) ((List<?>) json.get("entities")).get(0);
    assertThat(crates.get("same").toString()).contains("weight=2", "_ct=1");
    assertThat(((List<?>) crates.get("differences")).get(1))
        .asString()
        .isEqualTo(
            "{kind=OTHER_FORM, attribute=_ct, items=1, breaksModel=true,"
                + " samples=[{key=PK=CRATE#2000, SK=CRATE, stored=\"2026-03-01T10:00:00Z\","
                + " written=\"2026-03-01T10:00:00.000Z\"}]}");
  }
}
