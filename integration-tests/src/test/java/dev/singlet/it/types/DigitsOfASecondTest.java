package dev.singlet.it.types;

import static dev.singlet.it.types.model.RotaShiftEntity.BEGINS;
import static dev.singlet.it.types.model.RotaShiftEntity.DAILY;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.it.types.model.Rota.Entry;
import dev.singlet.it.types.model.Rota.Shift;
import dev.singlet.it.types.model.RotaEntryEntity;
import dev.singlet.it.types.model.RotaShiftEntity;
import dev.singlet.it.types.model.RotaTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times other than instants, stored with a fixed number of digits of a second. */
class DigitsOfASecondTest {

  private static final LocalDateTime BASE = LocalDateTime.of(2024, 5, 1, 8, 30);

  @RegisterExtension final LocalTable table = LocalTable.of(RotaTable.SCHEMA);

  private static Shift shift(int no, LocalDateTime at) {
    return new Shift(
        "red",
        no,
        at,
        at.toLocalTime(),
        at.atOffset(ZoneOffset.ofHours(2)),
        at.atZone(ZoneId.of("Europe/Paris")),
        at,
        at,
        List.of(at),
        Map.of(at.toLocalTime(), at.toLocalTime()),
        at.toLocalTime());
  }

  @Test
  void theTextHasTheDigits() {
    LocalDateTime at = BASE.plusNanos(7_008_009);

    Shift read = table.client().execute(RotaShiftEntity.put(shift(1, at)));

    Map<String, AttributeValue> item = table.items().get(0);
    assertThat(item.get("begins").s()).isEqualTo("2024-05-01T08:30:00");
    assertThat(item.get("daily").s()).isEqualTo("08:30:00.007");
    assertThat(item.get("moment").s()).isEqualTo("2024-05-01T06:30:00Z");
    assertThat(item.get("meeting").s()).isEqualTo("2024-05-01T06:30:00.007Z[Europe/Paris]");
    assertThat(item.get("exact").s()).isEqualTo("2024-05-01T08:30:00.007008009");
    assertThat(item.get("usual").s()).isEqualTo("2024-05-01T08:30:00.007008009");
    assertThat(item.get("pauses").l())
        .extracting(AttributeValue::s)
        .containsExactly("2024-05-01T08:30:00");
    assertThat(item.get("calls").m())
        .containsExactly(Map.entry("08:30:00", AttributeValue.fromS("08:30:00")));
    assertThat(item.get("SK").s()).isEqualTo("2024-05-01T08:30:00#01");
    assertThat(item.get("GSI2SK").s()).isEqualTo("2024-05-01T06:30:00Z#08:30:00.007#01");
    assertThat(item.get("label").s())
        .isEqualTo("2024-05-01T08:30 2024-05-01T06:30Z 2024-05-01T06:30:00.007Z");
    assertThat(table.client().execute(RotaShiftEntity.get("red", at, 1))).contains(read);
    assertThat(table.client().execute(VerifyItems.of(RotaTable.type())).differences()).isEmpty();
    assertThat(read.begins()).isEqualTo(BASE);
    assertThat(read.opens()).isEqualTo(LocalTime.of(8, 30));
  }

  @Test
  void aReadTakesAnyNumberOfDigits() {
    Map<String, AttributeValue> item = new HashMap<>(RotaShiftEntity.toItem(shift(1, BASE)));
    item.put("begins", AttributeValue.fromS("2024-05-01T08:30"));
    item.put("daily", AttributeValue.fromS("08:30:00.000000000"));
    item.put("moment", AttributeValue.fromS("2024-05-01T08:30+02:00"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    assertThat(table.client().execute(RotaShiftEntity.ofCrew("red")).items())
        .singleElement()
        .satisfies(
            read -> {
              assertThat(read.begins()).isEqualTo(BASE);
              assertThat(read.daily()).isEqualTo(BASE.toLocalTime());
              assertThat(read.moment())
                  .isEqualTo(OffsetDateTime.of(BASE.minusHours(2), ZoneOffset.UTC));
            });
  }

  @Test
  void keysSortAndHaveRanges() {
    Random random = new Random(5);
    List<Shift> shifts = new ArrayList<>();
    for (int no = 0; no < 30; no++) {
      LocalDateTime at =
          random.nextBoolean()
              ? BASE.plusSeconds(random.nextInt(90))
              : LocalDateTime.of(random.nextInt(10_000), 1, 1, 0, 0).plusSeconds(random.nextInt());
      if (at.getYear() >= 1 && at.getYear() < 9999) {
        shifts.add(table.client().execute(RotaShiftEntity.put(shift(no, at))));
      }
    }
    shifts.sort(Comparator.comparing(Shift::begins).thenComparing(Shift::no));

    assertThat(table.client().stream(RotaShiftEntity.ofCrew("red")))
        .containsExactlyElementsOf(shifts);
    assertThat(table.client().stream(RotaShiftEntity.byMoment("red")))
        .isSortedAccordingTo(Comparator.comparing(Shift::moment));
    assertThat(table.client().stream(RotaShiftEntity.latest("red")).map(Shift::begins))
        .isSortedAccordingTo(Comparator.reverseOrder());
    for (Shift end : shifts) {
      LocalDateTime time = end.begins();
      assertThat(begins(shifts, t -> t.isBefore(time)))
          .isEqualTo(
              table.client().stream(RotaShiftEntity.ofCrew("red").begins(lt(time))).toList());
      assertThat(begins(shifts, t -> !t.isAfter(time)))
          .isEqualTo(
              table.client().stream(RotaShiftEntity.ofCrew("red").begins(lte(time))).toList());
      assertThat(begins(shifts, t -> t.isAfter(time)))
          .isEqualTo(
              table.client().stream(RotaShiftEntity.ofCrew("red").begins(gt(time))).toList());
      assertThat(begins(shifts, t -> !t.isBefore(time)))
          .hasSameElementsAs(
              table.client().stream(RotaShiftEntity.latest("red").begins(gte(time))).toList());
    }
    assertThat(
            table.client().stream(
                RotaShiftEntity.byMoment("red")
                    .moment(
                        between(
                            OffsetDateTime.parse("2024-05-01T08:30+02:00"),
                            OffsetDateTime.parse("2024-05-01T06:31Z")))))
        .hasSameElementsAs(
            begins(shifts, t -> !t.isBefore(BASE) && !t.isAfter(BASE.plusMinutes(1))));
  }

  private static List<Shift> begins(
      List<Shift> shifts, java.util.function.Predicate<LocalDateTime> test) {
    return shifts.stream().filter(shift -> test.test(shift.begins())).toList();
  }

  @Test
  void conditionsAndUpdatesUseTheText() {
    table.client().execute(RotaShiftEntity.put(shift(1, BASE)));
    LocalDateTime at = BASE.plusNanos(1_500_000);

    Shift moved =
        table
            .client()
            .execute(
                RotaShiftEntity.update("red", at, 1)
                    .daily(at.toLocalTime(), BASE.atOffset(ZoneOffset.ofHours(2)))
                    .when(BEGINS.eq(at).and(DAILY.lte(LocalTime.of(8, 30)))));

    assertThat(moved.daily()).isEqualTo(at.toLocalTime().truncatedTo(ChronoUnit.MILLIS));
    assertThat(table.items().get(0).get("GSI2SK").s())
        .isEqualTo("2024-05-01T06:30:00Z#08:30:00.001#01");
    Shift later = RotaShiftEntity.builder(moved).daily(LocalTime.NOON).build();
    assertThat(table.client().execute(RotaShiftEntity.update(moved, later))).isEqualTo(later);
    assertThat(table.client().execute(VerifyItems.of(RotaTable.type())).differences()).isEmpty();
  }

  @Test
  void aTimeCanBeInTheKeyAlone() {
    Entry entry = new Entry("d", BASE, "ann");
    table.client().execute(RotaEntryEntity.put(entry));

    assertThat(table.items().get(0).get("SK").s()).isEqualTo("2024-05-01T08:30:00");
    assertThat(table.client().execute(RotaEntryEntity.ofDesk("d")).items()).containsExactly(entry);
  }

  @Test
  void theDescriptorHasTheForm() {
    assertThat(RotaTable.describe().entity("Shift").orElseThrow().attributes())
        .filteredOn(attribute -> !attribute.type().format().isEmpty())
        .extracting(
            attribute -> attribute.component() + " " + attribute.type().kind(),
            attribute -> attribute.type().format())
        .containsExactlyInAnyOrder(
            tuple("begins localDateTime", "seconds"),
            tuple("daily localTime", "millis"),
            tuple("moment offsetDateTime", "seconds"),
            tuple("meeting zonedDateTime", "millis"),
            tuple("opens localTime", "seconds"));
  }
}
