package dev.singlet.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstantTextTest {

  private static final long FIRST = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long LAST = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  @Test
  void everyYearFrom0To9999IsWrittenAsTheFormatterWritesIt() {
    SplittableRandom random = new SplittableRandom(1);
    for (int year = 0; year <= 9999; year++) {
      long start = Instant.parse(String.format("%04d-01-01T00:00:00Z", year)).getEpochSecond();
      long second = start + random.nextLong(365 * 86_400L);
      Instant time = Instant.ofEpochSecond(second, random.nextInt(1_000_000_000));

      assertThat(InstantText.millis(time)).isEqualTo(MILLIS.format(time));
      assertThat(InstantText.seconds(time)).isEqualTo(SECONDS.format(time));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1_000, 1_000_000, 1_000_000_000})
  void theShortestFormIsThatOfTheJdkAndIsReadBack(int unit) {
    SplittableRandom random = new SplittableRandom(unit);
    for (int i = 0; i < 2_000; i++) {
      int nano = random.nextInt(1_000_000_000 / unit) * unit;
      Instant time = Instant.ofEpochSecond(random.nextLong(FIRST, LAST + 1), nano);
      String text = InstantText.shortest(time);
      byte[] bytes = text.getBytes(ISO_8859_1);

      assertThat(text).isEqualTo(time.toString());
      assertThat(InstantText.parse(text)).isEqualTo(time);
      assertThat(InstantText.parse(bytes, 0, bytes.length)).isEqualTo(time);
    }
  }

  @Test
  void everyDayFromYear0To9999IsWrittenAsItsDateAndReadBack() {
    LocalDate last = LocalDate.of(9999, 12, 31);
    for (LocalDate day = LocalDate.of(0, 1, 1); !day.isAfter(last); day = day.plusDays(1)) {
      Instant midnight = Instant.ofEpochSecond(day.toEpochDay() * 86_400L);
      String text = InstantText.seconds(midnight);
      if (!text.equals(day + "T00:00:00Z") || !midnight.equals(InstantText.parse(text))) {
        fail(day + " is written as " + text);
      }
    }
  }

  @Test
  void whatIsWrittenIsReadBackCutOffToItsPrecision() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 5_000; i++) {
      long second = random.nextLong(FIRST, LAST + 1);
      int milli = random.nextInt(1_000);
      Instant time = Instant.ofEpochSecond(second, milli * 1_000_000L + random.nextInt(1_000_000));

      assertThat(InstantText.parse(InstantText.millis(time)))
          .isEqualTo(Instant.ofEpochSecond(second, milli * 1_000_000L));
      assertThat(InstantText.parse(InstantText.seconds(time)))
          .isEqualTo(Instant.ofEpochSecond(second));
    }
  }

  @Test
  void fitsTheYears0To9999() {
    assertThat(InstantText.fits(Instant.ofEpochSecond(FIRST))).isTrue();
    assertThat(InstantText.fits(Instant.ofEpochSecond(LAST, 999_999_999))).isTrue();
    assertThat(InstantText.fits(Instant.ofEpochSecond(FIRST, -1))).isFalse();
    assertThat(InstantText.fits(Instant.ofEpochSecond(LAST + 1))).isFalse();
    assertThat(InstantText.fits(Instant.MIN)).isFalse();
    assertThat(InstantText.fits(Instant.MAX)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "2024-02-29T23:59:59.999Z, 2024-02-29T23:59:59.999Z",
    "2024-01-15T08:00:00Z, 2024-01-15T08:00:00Z",
    "2024-01-15T08:00:00.1Z, 2024-01-15T08:00:00.100Z",
    "2024-01-15T08:00:00.123456789Z, 2024-01-15T08:00:00.123456789Z",
    "2024-01-15T08:00:00.1234567Z, 2024-01-15T08:00:00.123456700Z",
    "2024-01-15T08:00:00+01:00, 2024-01-15T07:00:00Z",
    "2024-01-15T08:00:00.000+01:00, 2024-01-15T07:00:00Z",
    "-0001-01-15T08:00:00Z, -0001-01-15T08:00:00Z"
  })
  void readsAnyOtherIsoFormOfAnInstant(String text, Instant expected) {
    assertThat(InstantText.parse(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "2024-01-15",
        "2024-01-15T08:00:00",
        "2024-01-15T08:00Z",
        "2024-01-15 08:00:00.000Z",
        "2024-13-15T08:00:00.000Z",
        "2024-00-15T08:00:00.000Z",
        "2023-02-29T08:00:00.000Z",
        "2024-01-32T08:00:00.000Z",
        "2024-01-15T25:00:00.000Z",
        "2024-01-15T24:00:00.000Z",
        "2024-01-15T08:60:00.000Z",
        "2024-01-15T08:00:60.000Z",
        "2024-01-15T08:00:60Z",
        "2024-01-15T08:00:00.00\u0660Z",
        "2024-01-15T08:00:00.00\u0130Z",
        "1705305600"
      })
  void refusesWhatIsNoTime(String text) {
    assertThat(InstantText.parse(text)).isNull();
  }

  @Test
  void textOrderIsTimeOrder() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 5_000; i++) {
      Instant left = Instant.ofEpochMilli(random.nextLong(FIRST * 1000, LAST * 1000));
      Instant right = left.plusMillis(random.nextLong(-2000, 2000));
      if (InstantText.fits(right)) {
        assertThat(Integer.signum(InstantText.millis(left).compareTo(InstantText.millis(right))))
            .isEqualTo(Integer.signum(left.compareTo(right)));
      }
    }
  }
}
