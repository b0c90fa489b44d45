package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.evolution.model.Tills.Bill;
import dev.singlet.it.evolution.model.Tills.Place;
import dev.singlet.it.evolution.model.Tills.Price;
import dev.singlet.it.evolution.model.Tills.Sale;
import dev.singlet.it.evolution.model.Tills.SaleLine;
import dev.singlet.it.evolution.model.TillsBillEntity;
import dev.singlet.it.evolution.model.TillsSaleEntity;
import dev.singlet.it.evolution.model.TillsSaleLineProjection;
import dev.singlet.it.evolution.model.TillsTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.testing.LocalTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Defaults that fill in older items, and that a new record must state itself. */
class DefaultsOfOlderItemsTest {

  private static final Price PRICE = new Price(250, 21, "BE", Map.of("spring", 1));

  private static final Price OLD_PRICE = new Price(250, 19, "NL", Price.NO_COUPONS);

  private static final Sale OLD =
      new Sale("1", "EUR", 1, "1/1", "in EUR", OLD_PRICE, List.of(OLD_PRICE), new Place("A", 1));

  private static final Sale NEW =
      new Sale("1", "USD", 2, "new", "in USD", PRICE, List.of(PRICE), new Place("A", 2));

  @RegisterExtension final LocalTable table = LocalTable.of(TillsTable.SCHEMA);

  private TableClient tills;

  @BeforeEach
  void connect() {
    tills = table.client();
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private void putOlderSale() {
    AttributeValue price = AttributeValue.fromM(Map.of("cents", AttributeValue.fromN("250")));
    put(
        "SALE",
        Map.of("price", price, "more", AttributeValue.fromL(List.of(price)), "hall", text("A")));
  }

  private void put(String entity, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", text(entity + "#1"));
    item.put("SK", text(entity));
    item.put("_et", text(entity.charAt(0) + entity.substring(1).toLowerCase(Locale.ROOT)));
    item.put("id", text("1"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private Sale stored() {
    return tills.execute(TillsSaleEntity.get("1")).orElseThrow();
  }

  /** Asserts that components are refused as the required price is. */
  private static void misses(ThrowingCallable made, String... paths) {
    assertThatThrownBy(made)
        .isInstanceOfSatisfying(
            ValidationException.class,
            refused ->
                assertThat(refused.violations())
                    .extracting(Violation::path, Violation::constraint, Violation::message)
                    .containsExactly(
                        Arrays.stream(paths)
                            .map(path -> tuple(path, "Required", "is required"))
                            .toArray(Tuple[]::new)));
  }

  @Test
  void anOlderItemReadsTheDefaults() {
    putOlderSale();

    assertThat(stored()).isEqualTo(OLD);
    assertThat(tills.execute(TillsSaleEntity.get("1").project(TillsSaleLineProjection.type())))
        .contains(new SaleLine("1", 1, "1/1", "EUR"));
  }

  @Test
  void theBuilderRequiresThem() {
    misses(
        () -> TillsSaleEntity.builder().id("1").build(),
        "currency",
        "parts",
        "label",
        "price",
        "more",
        "place");
    assertThat(
            TillsSaleEntity.builder()
                .id("1")
                .currency("USD")
                .parts(2)
                .label("new")
                .price(PRICE)
                .more(List.of(PRICE))
                .place(new Place("A", 2))
                .build())
        .isEqualTo(NEW);
  }

  @Test
  void aPutRequiresThemDownIntoRecords() {
    Price bare = new Price(1, 2, null, null);
    Sale sale = new Sale("1", null, 1, null, null, bare, List.of(bare), new Place("A", null));

    misses(
        () -> tills.execute(TillsSaleEntity.put(sale)),
        "currency",
        "label",
        "price.country",
        "price.coupons",
        "more[0].country",
        "more[0].coupons",
        "place.floor");
    misses(
        () -> tills.transact(TillsSaleEntity.put(sale)),
        "currency",
        "label",
        "price.country",
        "price.coupons",
        "more[0].country",
        "more[0].coupons",
        "place.floor");
    assertThat(table.items()).isEmpty();
    assertThat(
            tills.execute(
                TillsSaleEntity.put(
                    new Sale("1", "USD", 2, "new", null, PRICE, List.of(PRICE), NEW.place()))))
        .isEqualTo(NEW);
  }

  @Test
  void anUpsertIsGivenThem() {
    misses(
        () ->
            tills.execute(
                TillsSaleEntity.upsert("1", null, 2, null, PRICE, List.of(PRICE), "A", null)),
        "currency",
        "label",
        "place.floor");

    tills.execute(TillsSaleEntity.upsert("1", "USD", 2, "new", PRICE, List.of(PRICE), "A", 2));

    assertThat(stored()).isEqualTo(NEW);
  }

  @Test
  void anUpsertReplacesTheDefaultsOfAnOlderItem() {
    putOlderSale();

    tills.execute(TillsSaleEntity.upsert("1", "USD", 2, "new", PRICE, List.of(PRICE), "A", 2));

    assertThat(stored()).isEqualTo(NEW);
  }

  @Test
  void anUpsertMustStateWhatItNeverChanges() {
    misses(
        () -> tills.execute(TillsBillEntity.upsert("1", null, null, "OPEN")), "author", "source");
    Bill bill = new Bill("1", "ann", "web", "OPEN", null);
    assertThat(tills.execute(TillsBillEntity.upsert("1", "ann", "web", "OPEN"))).isEqualTo(bill);
    assertThat(tills.execute(TillsBillEntity.billsOf("ann")).items()).containsExactly(bill);
  }

  @Test
  void anUpsertOfAnOlderItemStatesWhatItIsReadWith() {
    put("BILL", Map.of("state", text("NEW")));

    Bill bill = tills.execute(TillsBillEntity.upsert("1", "nobody", "web", "OPEN"));

    assertThat(bill).isEqualTo(new Bill("1", "nobody", "web", "OPEN", null));
    assertThat(tills.execute(TillsBillEntity.billsOf("nobody")).items()).containsExactly(bill);
  }

  @Test
  void anUpdateTakesTheDefaultForTheValueThatAnOlderItemHas() {
    put("BILL", Map.of("state", text("NEW")));

    Bill bill = tills.execute(TillsBillEntity.update("1").state("OPEN", "nobody"));

    assertThat(bill).isEqualTo(new Bill("1", "nobody", "shop", "OPEN", null));
    assertThat(tills.execute(TillsBillEntity.billsOf("nobody")).items()).containsExactly(bill);
    assertThatThrownBy(() -> tills.execute(TillsBillEntity.update("1").state("PAID", "ann")))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpdateStartsFromTheDefaultsOfAnOlderItem() {
    putOlderSale();

    tills.execute(
        TillsSaleEntity.update("1")
            .incrementParts(2)
            .set(TillsSaleEntity.PRICE.COUPONS.key("spring"), 1));

    assertThat(stored().parts()).isEqualTo(3);
    assertThat(stored().price().coupons()).isEqualTo(Map.of("none", 0, "spring", 1));
  }

  @Test
  void anUpdateOfTheRecordStartsFromTheDefaults() {
    putOlderSale();
    Sale before = stored();
    Sale after =
        TillsSaleEntity.builder(before)
            .currency("USD")
            .price(new Price(250, 19, "BE", Price.NO_COUPONS))
            .build();

    assertThat(tills.execute(TillsSaleEntity.update(before, after))).isEqualTo(after);
    assertThat(stored()).isEqualTo(after);
    assertThat(tills.execute(TillsSaleEntity.inCurrency("USD")).items()).containsExactly(after);
    assertThatThrownBy(() -> tills.execute(TillsSaleEntity.update(before, after)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpdateOfTheRecordMayNotTakeAValueAway() {
    putOlderSale();
    Sale after =
        new Sale("1", null, 1, "1/1", "in EUR", OLD_PRICE, List.of(OLD_PRICE), OLD.place());

    misses(() -> tills.execute(TillsSaleEntity.update(OLD, after)), "currency");
    assertThatThrownBy(() -> TillsSaleEntity.update("1").currency(null))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Sale.currency would be set to null.");
  }

  @Test
  void jsonOfANewRecordHasThem() {
    EntityJson<Sale> json = EntityJson.of(TillsSaleEntity.type());
    String text = json.write(NEW);

    assertThat(json.read(text)).isEqualTo(NEW);
    assertThat(json.read(text.replace("\"note\":\"in USD\",", "")).note()).isEqualTo("in USD");
    lacks(json, text, "currency", "\"currency\":\"USD\",");
    lacks(json, text, "parts", "\"parts\":2,");
    lacks(json, text, "more[0].country", "\"country\":\"BE\",");
    assertThatThrownBy(() -> json.merge(NEW, "{\"currency\": null}"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining("currency: is required, and not there");
  }

  private static void lacks(EntityJson<Sale> json, String text, String path, String member) {
    assertThat(text).contains(member);
    assertThatThrownBy(() -> json.read(text.replace(member, "")))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageContaining(path + ": is required, and not there");
  }

  @Test
  void theSchemaRequiresThemAndHasNoDefaults() {
    assertThat(TillsSaleEntity.jsonSchema())
        .contains(
            "\"required\": [\"currency\", \"floor\", \"hall\", \"id\", \"label\", \"more\","
                + " \"parts\", \"price\"]",
            "\"required\": [\"cents\", \"country\", \"coupons\", \"tax\"]")
        .doesNotContain("\"default\"");
  }

  @Test
  void theDescriptorTellsThemFromOtherDefaults() {
    assertThat(TillsTable.describe().entity("Sale").orElseThrow().attributes())
        .filteredOn(each -> each.initial() != null)
        .extracting(
            AttributeDescriptor::component,
            each -> Objects.requireNonNull(each.initial()).kind(),
            each -> Objects.requireNonNull(each.initial()).isOnlyForOlderItems())
        .containsExactly(
            tuple("currency", DefaultDescriptor.Kind.VALUE, true),
            tuple("parts", DefaultDescriptor.Kind.VALUE, true),
            tuple("label", DefaultDescriptor.Kind.METHOD, true),
            tuple("note", DefaultDescriptor.Kind.METHOD, false),
            tuple("place.floor", DefaultDescriptor.Kind.VALUE, true));
  }
}
