package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.types.model.Samples.Color;
import dev.singlet.it.types.model.Samples.Inner;
import dev.singlet.it.types.model.Samples.Sample;
import dev.singlet.it.types.model.SamplesSampleEntity;
import dev.singlet.it.types.model.SamplesTable;
import dev.singlet.testing.LocalTable;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A put of a record that is read as it was given returns that record, without reading the item. */
class PutResultTest {

  private static final int RECORDS = 200;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(SamplesTable.SCHEMA);

  private static <E> E any(Random random, List<E> values) {
    return values.get(random.nextInt(values.size()));
  }

  private static String text(Random random) {
    return any(random, List.of("", "a", "a#b", "\u00e4\u20ac\ud83d\ude00", "\0", " padded "));
  }

  private static Inner inner(Random random) {
    return new Inner(
        text(random),
        random.nextBoolean() ? random.nextLong() : null,
        random.nextBoolean() ? List.of() : List.of(Color.RED, Color.GREEN));
  }

  private static Sample sample(int id, Random random) {
    LocalDateTime time =
        LocalDateTime.ofEpochSecond(
            random.nextLong(253_402_300_799L), random.nextInt(1_000_000_000), ZoneOffset.UTC);
    List<String> texts = new ArrayList<>(List.of(text(random), text(random)));
    Map<String, Integer> counts = new LinkedHashMap<>(Map.of("a#b", random.nextInt(), "b", 0));
    return new Sample(
        Integer.toString(id),
        random.nextBoolean(),
        (byte) random.nextInt(),
        (short) random.nextInt(),
        random.nextInt(),
        random.nextBoolean() ? random.nextLong() : null,
        new BigInteger(100, random).subtract(BigInteger.ONE.shiftLeft(99)),
        any(random, List.of('a', '\u00e4', '#', '\0')),
        new UUID(random.nextLong(), random.nextLong()),
        any(random, List.of(Color.values())),
        time.toLocalDate(),
        time,
        random.nextBoolean()
            ? time.toLocalTime()
            : time.toLocalTime().truncatedTo(ChronoUnit.HOURS),
        Year.of(time.getYear()),
        YearMonth.from(time),
        MonthDay.from(time),
        Duration.ofSeconds(random.nextInt(), random.nextInt()),
        Period.of(random.nextInt(9), random.nextInt(20), random.nextInt(40)),
        any(random, List.of(ZoneId.of("Europe/Paris"), ZoneOffset.UTC, ZoneOffset.ofHours(2))),
        any(random, List.of(URI.create("a?b=c#d"), URI.create("https://example.com/%20"))),
        any(random, List.of(Locale.ROOT, Locale.CANADA_FRENCH, Locale.forLanguageTag("zh-Hant"))),
        any(random, List.of(Currency.getInstance("EUR"), Currency.getInstance("JPY"))),
        texts,
        counts,
        inner(random),
        random.nextBoolean() ? inner(random) : null);
  }

  @Test
  void isTheRecordItselfIfTheItemIsReadAsThatRecord() {
    Random random = new Random(42);
    for (int id = 0; id < RECORDS; id++) {
      Sample given = sample(id, random);

      assertThat(TABLE.client().execute(SamplesSampleEntity.put(given))).isSameAs(given);
      assertThat(TABLE.client().execute(SamplesSampleEntity.get(given.id()))).contains(given);
    }
  }
}
