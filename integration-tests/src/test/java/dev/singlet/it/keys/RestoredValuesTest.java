package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Lossy.League;
import dev.singlet.it.keys.model.Lossy.Meeting;
import dev.singlet.it.keys.model.LossyLeagueEntity;
import dev.singlet.it.keys.model.LossyMeetingEntity;
import dev.singlet.it.keys.model.LossyTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is made of a value is made of it as it is read again. */
class RestoredValuesTest {

  private static final Instant AT = Instant.parse("2024-01-15T08:00:00.123456789Z");
  private static final Instant UNTIL = AT.plusSeconds(60);
  private static final OffsetDateTime LOCAL = OffsetDateTime.parse("2024-01-15T00:30:00+02:00");
  private static final BigDecimal FEE = new BigDecimal("1.500");
  private static final Meeting GIVEN =
      new Meeting("1", AT, Optional.of(UNTIL), LOCAL, null, 1, FEE, -0.0);
  private static final String KEY = "2024-01-15T08:00:00.123Z/2024-01-15T08:01:00Z";

  @RegisterExtension final LocalTable table = LocalTable.of(LossyTable.SCHEMA);

  /** That the item is stored as its record is, and found by what is computed of that. */
  private Meeting stored() {
    Meeting stored = table.client().execute(LossyMeetingEntity.get("1")).orElseThrow();
    assertThat(table.items()).containsExactly(LossyMeetingEntity.toItem(stored));
    assertThat(table.client().execute(LossyMeetingEntity.meetings(KEY)).items())
        .containsExactly(stored);
    return stored;
  }

  @Test
  void aPutWritesWhatItReads() {
    Meeting put = table.client().execute(LossyMeetingEntity.put(GIVEN));

    assertThat(stored()).isEqualTo(put);
    assertThat(put.title()).isEqualTo("Meeting at 2024-01-15T08:00:00.123Z");
    assertThat(table.items().get(0))
        .containsEntry("day", AttributeValue.fromS("2024-01-14"))
        .containsEntry("price", AttributeValue.fromS("1.5/0.0"));
  }

  @Test
  void theBuilderMakesTheSameDefault() {
    Meeting built = LossyMeetingEntity.builder(GIVEN).title(null).build();

    assertThat(built.title()).isEqualTo("Meeting at 2024-01-15T08:00:00.123Z");
    assertThat(built.at()).isEqualTo(AT);
  }

  @Test
  void anUpdateWritesWhatItReads() {
    table.client().execute(LossyMeetingEntity.put(GIVEN));

    table.client().execute(LossyMeetingEntity.update("1").rank(2, AT, UNTIL));

    assertThat(stored().rank()).isEqualTo(2);
    table.client().execute(LossyMeetingEntity.update("1").local(LOCAL.plusHours(1)));
    assertThat(stored().local()).isEqualTo("2024-01-14T23:30Z");
    table
        .client()
        .execute(LossyMeetingEntity.update("1").feeAndShare(new BigDecimal("1E+2"), -0.0));
    assertThat(stored().fee()).isEqualTo("100");
    table
        .client()
        .execute(LossyMeetingEntity.update("1").atAndUntilAndRank(AT, UNTIL.plusNanos(1), 3));
    assertThat(stored().rank()).isEqualTo(3);
  }

  @Test
  void whatHasAnOrderOfItsOwnIsGivenInTheOrderOfWhatItHolds() {
    SortedSet<String> teams = new TreeSet<>(Comparator.reverseOrder());
    teams.addAll(List.of("a", "b"));
    SortedMap<String, Integer> points = new TreeMap<>(Comparator.reverseOrder());
    points.putAll(Map.of("a", 1, "b", 2));

    table.client().execute(LossyLeagueEntity.put(new League("1", teams, points, null)));

    League league = league("a a");
    assertThat(league.title()).isEqualTo("a, b");
    teams.add("0");
    table.client().execute(LossyLeagueEntity.update("1").teamsAndPoints(teams, points));
    assertThat(league("0 a").title()).isEqualTo("a, b");
    table.client().execute(LossyLeagueEntity.update("1").teamsAndPoints(null, null));
    assertThat(league("none").teams()).isEmpty();
  }

  private League league(String leader) {
    League stored = table.client().execute(LossyLeagueEntity.get("1")).orElseThrow();
    assertThat(table.items().get(0)).containsEntry("GSI1PK", AttributeValue.fromS("LED#" + leader));
    return stored;
  }

  @Test
  void anUpsertWritesWhatItReads() {
    table.client().execute(LossyMeetingEntity.upsert("1", AT, UNTIL, LOCAL, 4, FEE, -0.0));

    assertThat(stored().rank()).isEqualTo(4);
  }

  @Test
  void anUpdateOfTheRecordWritesWhatItReads() {
    table.client().execute(LossyMeetingEntity.put(GIVEN));

    Meeting second = LossyMeetingEntity.builder(GIVEN).title("T").rank(2).build();
    table.client().execute(LossyMeetingEntity.update(GIVEN, second));

    assertThat(stored().rank()).isEqualTo(2);
  }

  @Test
  void aCheckTakesWhatIsStored() {
    Meeting meeting = LossyMeetingEntity.builder(GIVEN).until(AT.plusNanos(1)).build();

    assertThatThrownBy(() -> table.client().execute(LossyMeetingEntity.put(meeting)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must end after it began");
  }
}
