package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The places of ends that a key can hold, and of those that it can't. */
class KeyEndsTest {

  private static final String LAST = "\uDBFF\uDFFF";
  private static final KeyEnd<String> BEFORE_ALL = new KeyEnd.Outside<>(false);
  private static final KeyEnd<String> BEHIND_ALL = new KeyEnd.Outside<>(true);
  private static final KeyEnds ENDS =
      new KeyEnds("#", () -> new KeyText("Entity", "SK", "#", 1024, Set.of()));
  private static final Instant BEFORE_YEAR_ZERO = Instant.parse("-0001-12-31T23:59:59.999999999Z");
  private static final Instant AFTER_LAST_YEAR = Instant.parse("+10000-01-01T00:00:00Z");

  private static KeyEnd<String> at(String text) {
    return new KeyEnd.At<>(text);
  }

  private static KeyEnd<String> behind(String text) {
    return new KeyEnd.Behind<>(text);
  }

  private static void assertRefused(ThrowingCallable end, String problem) {
    assertThatThrownBy(end).isInstanceOf(InvalidKeyException.class).hasMessageContaining(problem);
  }

  @Test
  void aTextOfTheKeyIsItself() {
    assertThat(ENDS.text("name", "a b")).isEqualTo(at("a b"));
    assertThat(ENDS.sortedText("name", "ab")).isEqualTo(at("ab"));
    assertThat(ENDS.escaped("name", "a#")).isEqualTo(at("a$23"));
  }

  @Test
  void theEmptyTextIsBeforeAllTexts() {
    assertThat(ENDS.text("name", "")).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.sortedText("name", "")).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.escaped("name", "")).isEqualTo(BEFORE_ALL);
  }

  @Test
  void aTextWithTheDelimiterLiesWhereItSorts() {
    assertThat(ENDS.text("name", "a!#b")).isEqualTo(behind("a!#b"));
    assertThat(ENDS.text("name", "#")).isEqualTo(behind("#"));
  }

  @Test
  void inAPartThatCanHoldTheDelimiterItIsItself() {
    assertThat(ENDS.any("name", "a!#b")).isEqualTo(at("a!#b"));
    assertThat(ENDS.any("name", "")).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.any("name", "a" + LAST + "b")).isEqualTo(behind("a" + LAST));
  }

  @Test
  void inAPartThatIsFollowedByMoreItLiesBehindItsStart() {
    assertThat(ENDS.sortedText("name", "ab#c")).isEqualTo(behind("ab"));
    assertThat(ENDS.sortedText("name", "ab c")).isEqualTo(behind("ab"));
    assertThat(ENDS.sortedText("name", "#c")).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.sortedText("name", "\0")).isEqualTo(BEFORE_ALL);
  }

  @Test
  void aTextWithTheLastCodePointLiesBehindAllThatItsStartBegins() {
    assertThat(ENDS.text("name", "a" + LAST + "b")).isEqualTo(behind("a" + LAST));
    assertThat(ENDS.sortedText("name", "a" + LAST + "#")).isEqualTo(behind("a" + LAST));
    assertThat(ENDS.text("name", LAST)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.sortedText("name", LAST + "a")).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.escaped("name", "a" + LAST)).isEqualTo(at("a\uDBFF\uDFFEF"));
  }

  @Test
  void aTextWithoutAnOrderIsRefused() {
    String problem = "name has a lone surrogate at index 1. It is not valid Unicode.";
    assertRefused(() -> ENDS.text("name", "a\uD800"), problem);
    assertRefused(() -> ENDS.sortedText("name", "a\uD800#"), problem);
    assertRefused(() -> ENDS.escaped("name", "a\uD800"), problem);
  }

  @Test
  void anIntegerBeyondTheDigitsIsOutside() {
    assertThat(ENDS.pad("n", 0, 4)).isEqualTo(at("0000"));
    assertThat(ENDS.pad("n", 9999L, 4)).isEqualTo(at("9999"));
    assertThat(ENDS.pad("n", -1, 4)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.pad("n", 10_000, 4)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.pad("n", Long.MIN_VALUE, 4)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.pad("n", Long.MAX_VALUE, 19)).isEqualTo(at("9223372036854775807"));
    assertThat(ENDS.pad("n", BigInteger.TEN.pow(30), 30)).isEqualTo(BEHIND_ALL);
  }

  @Test
  void inDescendingOrderItIsOnTheOtherSide() {
    assertThat(ENDS.reverse("n", 0, 4)).isEqualTo(at("9999"));
    assertThat(ENDS.reverse("n", -1, 4)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.reverse("n", 10_000, 4)).isEqualTo(BEFORE_ALL);
  }

  @Test
  void aNumberThatDynamoDbCannotStoreLiesBehindTheOneBelow() {
    BigDecimal third = BigDecimal.ONE.divide(new BigDecimal(3), new java.math.MathContext(50));
    BigDecimal below = new BigDecimal("0." + "3".repeat(38));
    BigDecimal above = new BigDecimal("0." + "3".repeat(37) + "4");

    assertThat(ENDS.ordered("n", third)).isEqualTo(behind(OrderedNumber.encode(below)));
    assertThat(ENDS.ordered("n", third.negate()))
        .isEqualTo(behind(OrderedNumber.encode(above.negate())));
    assertThat(ENDS.descending("n", third))
        .isEqualTo(behind(OrderedNumber.encodeDescending(above)));
    assertThat(ENDS.number("n", third))
        .isEqualTo(new KeyEnd.Behind<>(AttributeValue.createN(below.toString())));
    assertThat(ENDS.number("n", new BigDecimal("1E-131")))
        .isEqualTo(new KeyEnd.Behind<>(AttributeValue.createN("0")));
  }

  @Test
  void aNumberBeyondAllIsOutside() {
    assertThat(ENDS.ordered("n", 1.5)).isEqualTo(at(OrderedNumber.encode(1.5)));
    assertThat(ENDS.ordered("n", new BigDecimal("1E126"))).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.ordered("n", -1E200)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.ordered("n", Double.POSITIVE_INFINITY)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.descending("n", Float.NEGATIVE_INFINITY)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.descending("n", 1E200)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.descending("n", 1.5)).isEqualTo(at(OrderedNumber.encodeDescending(1.5)));
    assertThat(ENDS.number("n", -1E200)).isEqualTo(new KeyEnd.Outside<>(false));
    assertRefused(() -> ENDS.ordered("n", Double.NaN), "n NaN must be a finite number.");
    assertRefused(() -> ENDS.descending("n", Float.NaN), "n NaN must be a finite number.");
    assertRefused(() -> ENDS.number("n", Double.NaN), "n NaN in a key must be a finite number.");
  }

  @Test
  void aTimeBeyondTheYearsOfAKeyIsOutside() {
    Instant last = AFTER_LAST_YEAR.minusNanos(1);

    assertThat(ENDS.nanos("at", last)).isEqualTo(at("9999-12-31T23:59:59.999999999Z"));
    assertThat(ENDS.millis("at", last)).isEqualTo(at("9999-12-31T23:59:59.999Z"));
    assertThat(ENDS.seconds("at", last)).isEqualTo(at("9999-12-31T23:59:59Z"));
    assertThat(ENDS.period("at", last, 7)).isEqualTo(at("9999-12"));
    assertThat(ENDS.nanos("at", AFTER_LAST_YEAR)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.millis("at", Instant.MAX)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.seconds("at", BEFORE_YEAR_ZERO)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.period("at", Instant.MIN, 4)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.pad("at", KeyValues.epoch(BEFORE_YEAR_ZERO), 10)).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.pad("at", KeyValues.epochMillis(Instant.MAX), 15)).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.descending("at", AFTER_LAST_YEAR, TimeCodecs.instant(TimeFormat.MILLIS)))
        .isEqualTo(BEFORE_ALL);
    assertThat(ENDS.descending("at", BEFORE_YEAR_ZERO, TimeCodecs.instant(TimeFormat.MILLIS)))
        .isEqualTo(BEHIND_ALL);
  }

  @Test
  void soAreADateAndAMonth() {
    assertThat(ENDS.value("day", LocalDate.of(2024, 1, 15), TimeCodecs.localDate()))
        .isEqualTo(at("2024-01-15"));
    assertThat(ENDS.value("day", LocalDate.of(-1, 1, 1), TimeCodecs.localDate()))
        .isEqualTo(BEFORE_ALL);
    assertThat(ENDS.value("day", LocalDateTime.MAX, TimeCodecs.localDateTime()))
        .isEqualTo(BEHIND_ALL);
    assertThat(ENDS.descending("day", LocalDate.MAX, TimeCodecs.localDate())).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.value("month", YearMonth.of(10_000, 1), TimeCodecs.yearMonth()))
        .isEqualTo(BEHIND_ALL);
  }

  @Test
  void theYearOfATimeWithAnOffsetIsThatOfUtc() {
    OffsetDateTime late = OffsetDateTime.of(9999, 12, 31, 23, 0, 0, 0, ZoneOffset.ofHours(-2));
    OffsetDateTime early = OffsetDateTime.of(0, 1, 1, 1, 0, 0, 0, ZoneOffset.ofHours(2));

    assertThat(ENDS.value("at", late, TimeCodecs.offsetDateTime())).isEqualTo(BEHIND_ALL);
    assertThat(ENDS.value("at", early, TimeCodecs.offsetDateTime())).isEqualTo(BEFORE_ALL);
    assertThat(ENDS.value("at", late.minusHours(2), TimeCodecs.offsetDateTime()))
        .isEqualTo(at("9999-12-31T23:00:00.000000000Z"));
  }

  @Test
  void aCharacterThatNoKeyHoldsLiesWhereItSorts() {
    assertThat(ENDS.value("c", 'a', TextCodecs.character())).isEqualTo(at("a"));
    assertThat(ENDS.value("c", '#', TextCodecs.character())).isEqualTo(behind("#"));
    assertRefused(() -> ENDS.value("c", '\uD800', TextCodecs.character()), "c \\ud800");
  }
}
