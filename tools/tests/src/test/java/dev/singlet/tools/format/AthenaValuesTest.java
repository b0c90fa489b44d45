package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.Samples;
import dev.singlet.tools.trino.TrinoView;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The columns of values of all kinds, under names that need quotes. */
class AthenaValuesTest {

  private static final Map<String, TrinoView> VIEWS =
      AthenaTest.views(
          Formats.of("athena")
              .export(new Export(DepotTable.describe(), TableSettings.safe(), Samples::none)));

  private final Parcels parcels = new Parcels(7);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void everyKindOfValueHasItsColumn(long seed) {
    Parcels any = new Parcels(seed);
    for (int i = 0; i < 20; i++) {
      Depot.Parcel parcel = any.next();
      Map<String, AttributeValue> item = Parcels.item(parcel, "acme");
      Map<String, Object> row = parcel(item);

      assertThat(row.remove("created")).isInstanceOf(LocalDateTime.class);
      assertThat(row.remove("modified")).isInstanceOf(LocalDateTime.class);
      assertThat(comparable(row)).containsExactlyInAnyOrderEntriesOf(expected(parcel, item));
    }
  }

  @Test
  void aViewHasNoItemsOfOtherEntities() {
    List<String> lines =
        List.of(
            line(parcels.next()),
            line(slot("north")),
            line(new Depot.Order("1", List.of(4), "x")),
            "{\"Item\":{\"PK\":{\"S\":\"other\"},\"SK\":{\"S\":\"x\"}}}");

    assertThat(rows("parcel", lines)).hasSize(1);
    assertThat(rows("slot", lines)).hasSize(1);
    assertThat(rows("order", lines))
        .singleElement()
        .satisfies(row -> assertThat(row).containsEntry("price", List.of(4)));
  }

  @Test
  void anOlderNameOfTheEntityMarksItsItems() {
    Map<String, AttributeValue> item = Parcels.item(parcels.next(), "acme");
    item.put("_et", AttributeValue.fromS("packet, older"));

    assertThat(rows("parcel", List.of(Parcels.line(item)))).hasSize(1);
  }

  @Test
  void anOlderNameOfAnAttributeIsReadIfTheItemLacksItsName() {
    Map<String, AttributeValue> item = withContact();
    item.put("older", item.remove("renamed"));
    Map<String, AttributeValue> contact =
        new HashMap<>(Objects.requireNonNull(item.remove("contact")).m());
    contact.remove("phone");
    contact.put("tel", AttributeValue.fromS("123"));
    item.put("person", AttributeValue.fromM(contact));

    assertThat(parcel(item))
        .containsEntry("renamed", Objects.requireNonNull(item.get("older")).s())
        .containsEntry("contact_name", Objects.requireNonNull(contact.get("name")).s())
        .containsEntry("contact_phone", "123");
  }

  @Test
  void defaultsFillInWhatOlderItemsLack() {
    Map<String, AttributeValue> item = withContact();
    List.of("size", "isInsured", "lucky").forEach(item::remove);
    Map<String, AttributeValue> contact =
        new HashMap<>(Objects.requireNonNull(item.get("contact")).m());
    contact.remove("language");
    item.put("contact", AttributeValue.fromM(contact));

    assertThat(parcel(item))
        .containsEntry("size", "s'mall")
        .containsEntry("is_insured", true)
        .containsEntry("lucky", 7)
        .containsEntry("contact_language", "de");
  }

  @Test
  void elementsHaveOlderNamesAndDefaultsToo() {
    Map<String, AttributeValue> item = Parcels.item(parcels.next(), "acme");
    AttributeValue article = AttributeValue.fromM(Map.of("old sku", AttributeValue.fromS("a-1")));
    item.put("articles", AttributeValue.fromL(List.of(article)));

    Map<String, Object> row = new HashMap<>();
    row.put("sku", "a-1");
    row.put("number", 1);
    row.put("marks", List.of());
    row.put("price", null);
    row.put("spare", null);
    assertThat(parcel(item)).containsEntry("articles", List.of(row));
  }

  @Test
  void aRecordThatIsAbsentHasNoDefaults() {
    Map<String, AttributeValue> item = withContact();
    item.remove("contact");

    assertThat(parcel(item))
        .containsEntry("contact_name", null)
        .containsEntry("contact_language", null)
        .containsEntry("contact_tags", null);
  }

  @Test
  void nullCountsAsAbsent() {
    Map<String, AttributeValue> item = Parcels.item(parcels.next(), "acme");
    item.put("lucky", AttributeValue.fromNul(true));
    item.put("select", AttributeValue.fromNul(true));

    assertThat(parcel(item)).containsEntry("lucky", 7).containsEntry("select", null);
  }

  @Test
  void valuesThatOnlyTheKeyHasAreTakenOutOfIt() {
    String line = line(slot("hall.a/b"));

    assertThat(rows("slot", List.of(line)))
        .singleElement()
        .satisfies(
            row ->
                assertThat(row)
                    .containsEntry("tenant", "acme")
                    .containsEntry("hall", "hall.a/b")
                    .containsEntry("size", "l\\arge")
                    .containsEntry("number", 12)
                    .containsEntry("since", LocalDateTime.of(2024, 5, 1, 8, 0))
                    .containsEntry("until", LocalDateTime.of(2024, 5, 2, 8, 0))
                    .containsEntry("rank", 17L)
                    .containsEntry("weight", 5));
  }

  @Test
  void anItemWhoseKeyHasAnotherFormIsNotOfTheEntityThatKeysTell() {
    Map<String, AttributeValue> item = Parcels.item(slot("a"), "acme");
    item.put("PK", AttributeValue.fromS("TENANT#acme#SLOTxa"));

    assertThat(rows("slot", List.of(Parcels.line(item)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1714550400.75", "1714550400"})
  void timesThatAreNumbersAreCutAsReadsCutThem(String stored) {
    Map<String, AttributeValue> item = Parcels.item(parcels.next(), "acme");
    item.put("dueAt", AttributeValue.fromN(stored));

    assertThat(parcel(item)).containsEntry("due_at", LocalDateTime.of(2024, 5, 1, 8, 0));
  }

  @Test
  void aNumberThatDoesNotFitIsAnError() {
    Map<String, AttributeValue> item = Parcels.item(parcels.next(), "acme");
    item.put("tiny", AttributeValue.fromN("70000"));

    assertThatThrownBy(() -> parcel(item)).hasMessageContaining("70000");
  }

  @Test
  void whatOnlyJavaKnowsIsNamed() {
    assertThat(OddModel.warnings("athena", DepotTable.describe()))
        .containsExactly(
            "The view of Order lacks the default of label, which is made in Java.",
            "The view of Slot takes the items whose keys have its form. It doesn't know constraints"
                + " that tell them from others.");
  }

  private Map<String, AttributeValue> withContact() {
    Depot.Parcel parcel = parcels.next();
    while (parcel.contact() == null) {
      parcel = parcels.next();
    }
    return Parcels.item(parcel, "acme");
  }

  private static Depot.Slot slot(String hall) {
    Instant since = Instant.parse("2024-05-01T08:00:00Z");
    return new Depot.Slot(hall, Depot.Size.LARGE, 12, since, since.plus(1, ChronoUnit.DAYS), 17, 5);
  }

  private static String line(Depot entity) {
    return Parcels.line(Parcels.item(entity, "acme"));
  }

  private static List<Map<String, Object>> rows(String view, List<String> lines) {
    return Objects.requireNonNull(VIEWS.get(view)).rows(lines);
  }

  private static Map<String, Object> parcel(Map<String, AttributeValue> item) {
    List<Map<String, Object>> rows = rows("parcel", List.of(Parcels.line(item)));
    assertThat(rows).hasSize(1);
    return rows.get(0);
  }

  /** DynamoDB's sets have no order. */
  private static Map<String, Object> comparable(Map<String, Object> row) {
    for (String set : List.of("words", "numbers", "blobs", "contact_tags")) {
      row.computeIfPresent(set, (name, value) -> Set.copyOf((Collection<?>) value));
    }
    return row;
  }

  private static Map<String, Object> expected(
      Depot.Parcel parcel, Map<String, AttributeValue> item) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("tenant", "acme");
    row.put("id", parcel.id());
    row.put("note", parcel.note());
    row.put("exact", stored(item, "PRICE").n());
    row.put("lower_case", parcel.lowerCase());
    row.put("is_open", parcel.isOpen());
    row.put("is_insured", parcel.isInsured());
    row.put("tiny", (short) parcel.tiny());
    row.put("small", parcel.small());
    row.put("grams", parcel.grams());
    row.put("rate", parcel.rate());
    row.put("volume", parcel.volume());
    row.put("total", new BigDecimal(parcel.total()));
    row.put("cost", parcel.cost());
    row.put("size", stored(item, "size").s());
    row.put("sent_at", utc(parcel.sentAt()));
    row.put("scanned_at", utc(parcel.scannedAt().truncatedTo(ChronoUnit.MILLIS)));
    row.put("scanned_at_text", stored(item, "scannedAt").s());
    row.put("due_at", utc(parcel.dueAt()));
    row.put("weighed_at", utc(parcel.weighedAt()));
    row.put("day", parcel.day());
    row.put("opens_at", stored(item, "opensAt").s());
    row.put("picked_up_at", parcel.pickedUpAt().truncatedTo(ChronoUnit.MILLIS));
    row.put("picked_up_at_text", parcel.pickedUpAt().toString());
    row.put("took", stored(item, "took").n());
    row.put("trace", parcel.trace().toString());
    row.put("picture", parcel.picture());
    row.put("renamed", parcel.renamed());
    row.put("doctor", parcel.doctor());
    row.put("text", ByteBuffer.wrap(stored(item, "text").b().asByteArray()));
    row.put("lucky", parcel.lucky());
    row.put("words", parcel.words());
    row.put("numbers", parcel.numbers());
    row.put("blobs", parcel.blobs());
    row.put("lines", parcel.lines());
    row.put("counts", parcel.counts());
    row.put("articles", articles(parcel, item));
    row.put("places", places(parcel));
    contact(row, parcel.contact());
    row.put("to_street", parcel.to().street());
    row.put("to_zip", parcel.to().zip());
    row.put("place_shelf", parcel.place().shelf());
    row.put("place_height", parcel.place().height());
    row.put("payment", json(stored(item, "payment")));
    row.put("payment_kind", parcel.payment().getClass().getSimpleName());
    row.put("select", parcel.select().orElse(null));
    return row;
  }

  private static List<Object> articles(Depot.Parcel parcel, Map<String, AttributeValue> item) {
    Object[] rows = new Object[parcel.articles().size()];
    for (int i = 0; i < rows.length; i++) {
      Depot.Article article = parcel.articles().get(i);
      AttributeValue stored = stored(item, "articles").l().get(i);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("sku", article.sku());
      row.put("number", article.number());
      row.put("marks", List.copyOf(article.marks()));
      row.put("price", article.price() == null ? null : "1.5");
      row.put("spare", article.spare() == null ? null : json(stored(stored.m(), "spare")));
      rows[i] = row;
    }
    return Arrays.asList(rows);
  }

  private static Map<String, Object> places(Depot.Parcel parcel) {
    Map<String, Object> places = new HashMap<>();
    parcel
        .places()
        .forEach(
            (name, place) ->
                places.put(name, Map.of("shelf", place.shelf(), "height", place.height())));
    return places;
  }

  private static void contact(Map<String, Object> row, Depot.@Nullable Contact contact) {
    row.put("contact_name", contact == null ? null : contact.name());
    row.put("contact_phone", contact == null ? null : contact.phone());
    row.put("contact_language", contact == null ? null : contact.language());
    row.put("contact_tags", contact == null ? null : contact.tags());
  }

  private static AttributeValue stored(Map<String, AttributeValue> item, String name) {
    return Objects.requireNonNull(item.get(name), name);
  }

  private static LocalDateTime utc(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  private static String json(AttributeValue map) {
    try {
      return new ObjectMapper().readTree(DynamoDbJson.write(map.m())).toString();
    } catch (JsonProcessingException invalid) {
      throw new IllegalArgumentException(invalid);
    }
  }
}
