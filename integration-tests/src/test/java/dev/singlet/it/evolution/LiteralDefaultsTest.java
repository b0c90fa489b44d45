package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.evolution.model.Plans.Badge;
import dev.singlet.it.evolution.model.Plans.Deadline;
import dev.singlet.it.evolution.model.Plans.Person;
import dev.singlet.it.evolution.model.Plans.Plan;
import dev.singlet.it.evolution.model.Plans.Step;
import dev.singlet.it.evolution.model.PlansDeadlineProjection;
import dev.singlet.it.evolution.model.PlansPersonEntity;
import dev.singlet.it.evolution.model.PlansPlanEntity;
import dev.singlet.it.evolution.model.PlansTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Defaults of every type that has a text, and those that are made of optionals. */
@SuppressWarnings("NullOptional") // A null where an Optional is wanted is one of the cases.
class LiteralDefaultsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(PlansTable.SCHEMA);

  private TableClient plans;

  @BeforeEach
  void connect() {
    plans = table.client();
  }

  @Test
  void theBuilderAPutAndReadingGiveTheSame() throws Exception {
    Plan whole = whole();
    assertThat(PlansPlanEntity.builder().id("1").step(new Step(whole.step().takes(), '%')).build())
        .isEqualTo(whole);

    Plan put = plans.execute(PlansPlanEntity.put(PlansPlanEntity.builder(whole).build()));
    Map<String, AttributeValue> stored = table.items().get(0);
    plans.execute(PlansPlanEntity.put(empty()));
    assertThat(put).isEqualTo(whole);
    assertThat(plans.execute(PlansPlanEntity.get("1"))).contains(whole);
    assertThat(withoutStamps(table.items().get(0))).isEqualTo(withoutStamps(stored));

    raw("Plan", "PLAN", Map.of("step", AttributeValue.fromM(Map.of())));
    assertThat(plans.execute(PlansPlanEntity.get("1"))).contains(whole);
    assertThat(plans.execute(PlansPlanEntity.get("1").project(PlansDeadlineProjection.type())))
        .contains(new Deadline(whole.date(), whole.uri()));
  }

  @Test
  void anUpsertWritesThem() throws Exception {
    Plan plan = plans.execute(PlansPlanEntity.upsert("1", new Step(Duration.ofMinutes(1), '%')));

    assertThat(plan).isEqualTo(whole());
  }

  @Test
  void aMethodIsGivenOptionalsAsTheyAre() {
    Person ann =
        new Person(
            "1",
            Optional.of("Ann"),
            OptionalInt.of(7),
            "Ann7",
            Optional.of("Dr 7"),
            OptionalInt.of(0),
            new Badge(Optional.of("red"), "red ink"));

    Person put =
        plans.execute(
            PlansPersonEntity.put(
                new Person(
                    "1",
                    ann.nick(),
                    ann.rank(),
                    null,
                    null,
                    null,
                    new Badge(ann.badge().color(), null))));
    Person built =
        PlansPersonEntity.builder().id("1").nick("Ann").rank(7).badge(ann.badge()).build();

    assertThat(put).isEqualTo(ann);
    assertThat(built).isEqualTo(ann);
    assertThat(plans.execute(PlansPersonEntity.get("1"))).contains(ann);
  }

  @Test
  void aMethodIsGivenEmptyOptionalsWhereNothingIsStored() {
    raw("Person", "PERSON", Map.of("badge", AttributeValue.fromM(Map.of())));

    assertThat(plans.execute(PlansPersonEntity.get("1")))
        .contains(
            new Person(
                "1",
                Optional.empty(),
                OptionalInt.empty(),
                "10",
                Optional.empty(),
                OptionalInt.of(0),
                new Badge(Optional.empty(), "ink")));
  }

  @Test
  void anUpsertMakesADefaultOfTheOptionalsItKnows() {
    Person person =
        plans.execute(
            PlansPersonEntity.upsert("1", new Badge(Optional.empty(), "ink")).nick("Ann").rank(7));

    assertThat(person.shown()).isEqualTo("Ann7");
    assertThat(table.items().get(0)).containsEntry("shown", AttributeValue.fromS("Ann7"));
  }

  private static Plan whole() throws Exception {
    return new Plan(
        "1",
        LocalDate.of(2024, 1, 15),
        LocalTime.of(8, 0),
        LocalDateTime.of(2024, 1, 15, 8, 0),
        OffsetDateTime.of(2024, 1, 15, 7, 0, 0, 0, ZoneOffset.UTC),
        ZonedDateTime.of(2024, 1, 15, 8, 0, 0, 0, ZoneId.of("Europe/Paris")),
        YearMonth.of(2024, 1),
        MonthDay.of(1, 15),
        Year.of(2024),
        Duration.ofMinutes(90),
        Period.of(1, 2, 0),
        ZoneId.of("Europe/Paris"),
        ZoneOffset.ofHours(1),
        '\\',
        'é',
        URI.create("https://example.com/a?b=c"),
        new URL("file:/a"),
        Locale.UK,
        Currency.getInstance("EUR"),
        UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
        Instant.parse("2024-01-15T08:00:00.000000001Z"),
        new BigDecimal("1.5"),
        BigInteger.valueOf(7),
        Optional.of("none"),
        new Step(Duration.ofMinutes(1), '%'));
  }

  private static Plan empty() {
    return new Plan(
        "1",
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        '\\',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        new Step(null, '%'));
  }

  private void raw(String entity, String sort, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS(sort + "#1"));
    item.put("SK", AttributeValue.fromS(sort));
    item.put("_et", AttributeValue.fromS(entity));
    item.put("id", AttributeValue.fromS("1"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private static Map<String, AttributeValue> withoutStamps(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    rest.keySet().removeAll(java.util.List.of("_ct", "_md"));
    return rest;
  }
}
