package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Restored.Chain;
import dev.singlet.it.keys.model.Restored.Job;
import dev.singlet.it.keys.model.Restored.Money;
import dev.singlet.it.keys.model.Restored.Rope;
import dev.singlet.it.keys.model.Restored.Step;
import dev.singlet.it.keys.model.RestoredJobEntity;
import dev.singlet.it.keys.model.RestoredRopeEntity;
import dev.singlet.it.keys.model.RestoredTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is made of what is within a value is made of it as it is read again. */
class RestoredPartsTest {

  private static final Instant AT = Instant.parse("2024-01-15T08:00:00.123456789Z");
  private static final Step STEP = new Step("a", null, Optional.of(AT));
  private static final List<Instant> TIMES = List.of(AT);
  private static final Map<String, BigDecimal> PRICES = Map.of("x", new BigDecimal("1.500"));
  private static final Money MONEY = new Money(new BigDecimal("1.239"));
  private static final Set<Instant> STOPS = Set.of(AT);
  private static final Job GIVEN = new Job("1", 1, STEP, TIMES, PRICES, MONEY, STOPS, null);
  private static final String CUT = "2024-01-15T08:00:00.123Z";
  private static final String KEY = "a!%s [%s] [1.5] 1.23 %s".formatted(CUT, CUT, CUT);

  @RegisterExtension final LocalTable table = LocalTable.of(RestoredTable.SCHEMA);

  /** That the item is stored as its record is, and found by what is computed of that. */
  private Job stored(String key) {
    Job stored = table.client().execute(RestoredJobEntity.get("1")).orElseThrow();
    assertThat(table.items()).containsExactly(RestoredJobEntity.toItem(stored));
    assertThat(table.client().execute(RestoredJobEntity.jobs(key)).items()).containsExactly(stored);
    return stored;
  }

  @Test
  void aPutWritesWhatItReads() {
    table.client().execute(RestoredJobEntity.put(GIVEN));

    assertThat(stored(KEY).title()).isEqualTo("Job a!");
  }

  @Test
  @SuppressWarnings("NullOptional") // As a record from elsewhere may hold it.
  void whatIsAbsentIsGivenAsItIsRead() {
    Step bare = new Step("b", "slug", null);
    Job empty = new Job("1", 1, bare, List.of(), Map.of(), null, null, "T");

    table.client().execute(RestoredJobEntity.put(empty));

    assertThat(stored("slug [] [] free none").stops()).isEmpty();
  }

  @Test
  void theBuilderMakesTheSameDefault() {
    Job built = RestoredJobEntity.builder(GIVEN).build();

    assertThat(built.title()).isEqualTo("Job a!");
    assertThat(built.step()).isSameAs(STEP);
  }

  @Test
  void anUpdateWritesWhatItReads() {
    table
        .client()
        .execute(
            RestoredJobEntity.put(new Job("1", 1, STEP, List.of(), Map.of(), null, STOPS, "T")));

    table
        .client()
        .execute(
            RestoredJobEntity.update("1")
                .rankAndStepAndTimesAndPricesAndMoneyAndStops(
                    1, STEP, TIMES, PRICES, MONEY, STOPS));

    assertThat(stored(KEY).title()).isEqualTo("T");
    Step next = new Step("b", null, Optional.of(AT));
    table
        .client()
        .execute(RestoredJobEntity.update("1").step(next, 1, TIMES, PRICES, MONEY, STOPS));
    assertThat(stored(KEY.replace("a!", "b!")).step().slug()).isEqualTo("b!");
  }

  @Test
  void anUpsertWritesWhatItReads() {
    table.client().execute(RestoredJobEntity.upsert("1", 4, STEP, TIMES, PRICES, MONEY, STOPS));

    assertThat(stored(KEY).title()).isEqualTo("Job a!");
  }

  @Test
  void anUpdateOfTheRecordWritesWhatItReads() {
    Job before = new Job("1", 1, STEP, List.of(), Map.of(), null, STOPS, "T");
    table.client().execute(RestoredJobEntity.put(before));

    Job after = new Job("1", 1, STEP, TIMES, PRICES, MONEY, STOPS, "T");
    table.client().execute(RestoredJobEntity.update(before, after));

    assertThat(stored(KEY)).isEqualTo(table.client().execute(RestoredJobEntity.put(after)));
  }

  @Test
  void aCheckTakesWhatIsStored() {
    List<Instant> times = List.of(AT, AT.plusNanos(1));
    Job job = new Job("1", 1, STEP, times, PRICES, MONEY, STOPS, "T");

    assertThatThrownBy(() -> table.client().execute(RestoredJobEntity.put(job)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must be at different times");
  }

  @Test
  void aPrimaryKeyIsMadeOfWhatIsRead() {
    Rope rope = new Rope(new Chain(AT, new Chain(AT, null)), null, 1);

    table.client().execute(RestoredRopeEntity.put(rope));
    table.client().execute(RestoredRopeEntity.upsert(rope.chain(), 2));

    Rope stored = table.client().execute(RestoredRopeEntity.get(CUT)).orElseThrow();
    assertThat(table.items()).containsExactly(RestoredRopeEntity.toItem(stored));
    assertThat(stored.rank()).isEqualTo(2);
    assertThat(stored.title()).isEqualTo("long");
  }

  @Test
  void whatCantBeStoredIsRefused() {
    Chain chain = new Chain(AT, null);
    for (int i = 0; i < 100_000; i++) {
      chain = new Chain(AT, chain);
    }
    Rope endless = new Rope(chain, null, 1);
    Job lost = new Job("1", 1, STEP, List.of(Instant.MAX), PRICES, MONEY, STOPS, null);

    assertThatThrownBy(() -> table.client().execute(RestoredRopeEntity.put(endless)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("deep");
    assertThatThrownBy(() -> table.client().execute(RestoredJobEntity.put(lost)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must be within the years 0 to 9999");
  }
}
