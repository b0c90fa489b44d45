package dev.singlet.it.across;

import static dev.singlet.it.across.model.WeatherReadingEntity.LABEL;
import static dev.singlet.value.Several.anyOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.across.model.Weather.Reading;
import dev.singlet.it.across.model.WeatherReadingEntity;
import dev.singlet.it.across.model.WeatherTable;
import dev.singlet.it.shards.model.CrowdPersonEntity;
import dev.singlet.query.Query;
import dev.singlet.query.UpdateAll;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Updates of what a query finds. */
class UpdateAllTest {

  private static final Instant START = Instant.parse("2024-02-27T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(WeatherTable.SCHEMA);

  private TableClient client;
  private List<Reading> readings;

  @BeforeEach
  void write() {
    client = table.client();
    readings =
        IntStream.range(0, 30)
            .mapToObj(
                i ->
                    new Reading(
                        "d1", START.plusSeconds(i), LocalDate.of(2024, 2, 27), i % 8, "old"))
            .toList();
    Readings.write(table, readings);
  }

  private static WeatherReadingEntity.Update update(Reading reading) {
    return WeatherReadingEntity.update(reading.device(), reading.takenAt());
  }

  private List<String> labels() {
    return client.stream(WeatherReadingEntity.ofDevice("d1")).map(Reading::label).toList();
  }

  @Test
  void eachItemHasAnUpdateOfItsOwn() {
    UpdateAllResult result =
        client.execute(
            WeatherReadingEntity.ofDevice("d1")
                .pageSize(7)
                .updateAll(reading -> update(reading).label("l" + reading.level())));

    assertThat(result.updated()).isEqualTo(30);
    assertThat(result.refused()).isEmpty();
    assertThat(result.nextToken()).isNull();
    assertThat(result.requests()).isEqualTo(30 + 5);
    assertThat(labels())
        .isEqualTo(readings.stream().map(reading -> "l" + reading.level()).toList());
    assertThat(client.stream(WeatherReadingEntity.byLabel("l3"))).as("keys follow").hasSize(4);
  }

  @Test
  void futuresGiveTheSame() {
    UpdateAllResult result =
        table
            .asyncClient()
            .execute(
                WeatherReadingEntity.ofDevice("d1")
                    .limit(12)
                    .updateAll(reading -> update(reading).label("new"))
                    .requestsAtOnce(8))
            .join();

    assertThat(result.updated()).isEqualTo(12);
    assertThat(labels().subList(0, 13)).filteredOn("new"::equals).hasSize(12);
    UpdateAllResult rest =
        client.execute(
            WeatherReadingEntity.ofDevice("d1")
                .from(result.nextToken())
                .updateAll(reading -> update(reading).label("new")));
    assertThat(rest.updated()).isEqualTo(18);
    assertThat(labels()).containsOnly("new");
  }

  @Test
  void whatChangedMeanwhileIsRefusedAndTheOthersGoOn() {
    UpdateAllResult result =
        client.execute(
            WeatherReadingEntity.ofDevice("d1")
                .updateAll(
                    reading -> {
                      if (reading.equals(readings.get(3))) {
                        client.execute(update(reading).label("other"));
                      }
                      if (reading.equals(readings.get(4))) {
                        client.execute(
                            WeatherReadingEntity.delete(reading.device(), reading.takenAt()));
                      }
                      return update(reading).label("new").when(LABEL.eq("old"));
                    }));

    assertThat(result.updated()).isEqualTo(28);
    assertThat(result.refused())
        .extracting(refusal -> refusal.reason().reason())
        .containsExactly(
            ConditionFailedException.Reason.CONDITION, ConditionFailedException.Reason.NOT_FOUND);
    assertThat(labels()).containsOnlyOnce("other").hasSize(29);
  }

  @Test
  void anItemCanBePassed() {
    UpdateAllResult result =
        client.execute(
            WeatherReadingEntity.ofDevice("d1")
                .updateAll(reading -> reading.level() == 0 ? update(reading).label("zero") : null));

    assertThat(result.updated()).isEqualTo(4);
    assertThat(result.passed()).isEqualTo(26);
    assertThat(result.requests()).isEqualTo(5);
  }

  @Test
  void anItemThatMovesOnInTheIndexIsUpdatedOnce() {
    UpdateAllResult result =
        client.execute(
            moving().updateAll(reading -> reading.level() == 0 ? null : longer(reading)));

    assertThat(result.updated()).isEqualTo(26);
    assertThat(result.passed()).isEqualTo(4);
    assertThat(result.requests()).as("moved items are read again").isEqualTo(26 + 9);
    assertThat(labels()).filteredOn("oldx"::equals).hasSize(26);
  }

  @Test
  void anItemThatMovesToAnotherPartitionIsUpdatedOnce() {
    UpdateAllResult result =
        table
            .asyncClient()
            .execute(
                WeatherReadingEntity.directory(anyOf("O", "P"))
                    .pageSize(4)
                    .updateAll(reading -> update(reading).label("p" + reading.label())))
            .join();

    assertThat(result.updated()).isEqualTo(30);
    assertThat(labels()).hasSize(30).containsOnly("pold");
  }

  @Test
  void whatContinuesFromATokenMeetsMovedItemsAgain() {
    UpdateAllResult first = client.execute(moving().limit(20).updateAll(UpdateAllTest::longer));
    UpdateAllResult rest =
        client.execute(moving().from(first.nextToken()).updateAll(UpdateAllTest::longer));

    assertThat(first.updated()).isEqualTo(20);
    assertThat(rest.updated()).isEqualTo(30);
    assertThat(labels()).containsOnly("oldx", "oldxx");
  }

  private static Query<Reading> moving() {
    return WeatherReadingEntity.directory("O").pageSize(7);
  }

  private static WeatherReadingEntity.Update longer(Reading reading) {
    return update(reading).label(reading.label() + "x");
  }

  @Test
  void aFailureTellsWhatWasDoneAndWhereToContinue() {
    UpdateAll<Reading> all =
        WeatherReadingEntity.ofDevice("d1")
            .pageSize(10)
            .updateAll(
                reading -> {
                  if (reading.equals(readings.get(15))) {
                    throw new IllegalStateException("no label");
                  }
                  return update(reading).label("new");
                });

    UnfinishedException failed =
        catchThrowableOfType(UnfinishedException.class, () -> client.execute(all));

    assertThat(failed)
        .hasMessageEndingWith(
            "UpdateAll[Query[Reading.ofDevice]] failed. Until then, 15 items were updated, and 0"
                + " updates were refused. The failure: no label");
    UpdateAllResult soFar = failed.soFar(all).orElseThrow();
    assertThat(soFar.updated()).isEqualTo(15);
    UpdateAllResult rest =
        client.execute(
            WeatherReadingEntity.ofDevice("d1")
                .from(soFar.nextToken())
                .updateAll(reading -> update(reading).label("new")));
    assertThat(rest.updated()).as("the page of the failure is repeated").isEqualTo(20);
    assertThat(labels()).containsOnly("new");
  }

  @Test
  void anUpdateOfAnotherTableIsNotMadeInThisOne() {
    UpdateAll<Reading> all =
        WeatherReadingEntity.ofDevice("d1")
            .updateAll(
                reading -> CrowdPersonEntity.update("p1").joined(reading.takenAt(), "red", 1));

    assertThatThrownBy(() -> client.execute(all))
        .isInstanceOf(UnfinishedException.class)
        .hasMessageContaining("belongs to the table Crowd, and this client to Weather")
        .hasCauseInstanceOf(InvalidArgumentException.class);
    assertThat(table.items()).hasSize(30);
  }

  @Test
  void anInvalidUpdateStopsNoOtherOfItsPage() {
    UpdateAll<Reading> all =
        WeatherReadingEntity.ofDevice("d1")
            .pageSize(10)
            .updateAll(
                reading ->
                    reading.equals(readings.get(3))
                        ? update(reading).level(999, reading.date())
                        : update(reading).label("new"));

    assertThatThrownBy(() -> client.execute(all))
        .hasMessageContaining("Until then, 9 items were updated, and 0 updates were refused.");
    assertThat(labels()).filteredOn("new"::equals).hasSize(9);
  }

  @Test
  void wrongUpdatesAreTold() {
    assertThatThrownBy(
            () ->
                client.execute(
                    WeatherReadingEntity.ofDevice("d1")
                        .updateAll(reading -> update(reading).level(999, reading.date()))))
        .isInstanceOf(UnfinishedException.class)
        .hasCauseInstanceOf(ValidationException.class);
    assertThatThrownBy(
            () -> WeatherReadingEntity.ofDevice("d1").updateAll(reading -> null).requestsAtOnce(0))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] requestsAtOnce(0): give 1 or more.");
  }
}
