package dev.singlet.runtime.key;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static dev.singlet.value.Several.anyOf;
import static dev.singlet.value.Several.eachOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The partitions of ranges and of several values. */
class SpansTest {

  private static final Instant YEAR_ZERO = Instant.parse("0000-01-01T00:00:00Z");

  private static List<Long> integers(String attribute, Range<Long> range) {
    return Spans.integers(attribute, range, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @ParameterizedTest
  @CsvSource({
    "2024-02-28T23:59:59.999Z, 2024-03-01T00:00:00Z, 10, 2024-02-28 2024-02-29 2024-03-01",
    "2024-02-28T10:00:00Z, 2024-02-28T10:00:00Z, 10, 2024-02-28",
    "2023-11-30T10:00:00Z, 2024-01-01T00:00:00Z, 7, 2023-11 2023-12 2024-01",
    "2022-12-31T23:59:59Z, 2024-01-01T00:00:00Z, 4, 2022 2023 2024",
    "2024-02-28T22:59:59Z, 2024-02-29T00:10:00Z, 13, 2024-02-28T22 2024-02-28T23 2024-02-29T00",
    "1969-12-31T23:00:00Z, 1970-01-01T01:00:00Z, 13, 1969-12-31T23 1970-01-01T00 1970-01-01T01",
    "9999-12-31T00:00:00Z, 9999-12-31T23:00:00Z, 10, 9999-12-31"
  })
  void aRangeOfTimesIsEachPeriodOfWhichItHasAPart(
      Instant from, Instant to, int characters, String periods) {
    assertThat(Spans.periods("at", between(from, to), characters))
        .extracting(time -> time.toString().substring(0, characters))
        .containsExactly(periods.split(" "));
  }

  @Test
  void aRangeOfOtherValuesIsEachOfThem() {
    LocalDate day = LocalDate.of(2024, 2, 28);
    assertThat(Spans.dates("day", between(day, day.plusDays(2))))
        .containsExactly(day, day.plusDays(1), day.plusDays(2));
    YearMonth month = YearMonth.of(2023, 12);
    assertThat(Spans.months("month", between(month, month.plusMonths(1))))
        .containsExactly(month, month.plusMonths(1));
    assertThat(integers("n", between(-1, 1))).containsExactly(-1L, 0L, 1L);
    assertThat(integers("n", between(Long.MAX_VALUE - 1, Long.MAX_VALUE)))
        .containsExactly(Long.MAX_VALUE - 1, Long.MAX_VALUE);
    assertThat(Spans.reversed(integers("n", between(1, 3)))).containsExactly(3L, 2L, 1L);
  }

  @Test
  void anEndThatDoesNotBelongToTheRangeIsLeftOut() {
    LocalDate day = LocalDate.of(2024, 2, 28);
    assertThat(Spans.dates("day", gt(day).and(lt(day.plusDays(3)))))
        .containsExactly(day.plusDays(1), day.plusDays(2));
    assertThat(integers("n", gt(1).and(lte(3)))).containsExactly(2L, 3L);
    assertThat(integers("n", gt(1).and(lt(2)))).isEmpty();
    assertThat(integers("n", gt(5).and(lt(2)))).isEmpty();
    Instant now = Instant.parse("2024-03-01T00:00:00Z");
    assertThat(Spans.periods("at", gt(now).and(lte(now.minusSeconds(1))), 7)).isEmpty();
  }

  @Test
  void aPeriodThatBeginsWithAnEndOutsideIsNotRead() {
    Instant end = Instant.parse("2024-03-01T00:00:00Z");
    assertThat(Spans.periods("at", gte(end.minusSeconds(5)).and(lt(end)), 7)).hasSize(1);
    assertThat(Spans.periods("at", gte(end.minusSeconds(5)).and(lte(end)), 7)).hasSize(2);
  }

  @Test
  void aPeriodHasTimesBeforeAnEndThatDoesNotBelongToTheRange() {
    Instant from = Instant.parse("2024-01-31T23:00:00Z");
    assertThat(Spans.periods("at", gt(from).and(lt(from.plusSeconds(7200))), 7)).hasSize(2);
  }

  @Test
  void aRangeThatHoldsNothingIsInNoPartition() {
    Instant noon = Instant.parse("2024-03-01T12:00:00Z");
    LocalDate day = LocalDate.of(2024, 3, 1);

    assertThat(Spans.periods("at", between(noon.plusSeconds(5), noon), 10)).isEmpty();
    assertThat(Spans.periods("at", gte(noon).and(lt(noon)), 10)).isEmpty();
    assertThat(Spans.dates("day", between(day, day.minusDays(1)))).isEmpty();
    assertThat(integers("n", between(5, 1))).isEmpty();
  }

  @Test
  void valuesThatNoKeyHoldsAreLeftOut() {
    assertThat(Spans.integers("n", between(-5, 2), 0, 99)).containsExactly(0L, 1L, 2L);
    assertThat(Spans.integers("n", between(97, 1_000_000), 0, 99)).containsExactly(97L, 98L, 99L);
    assertThat(Spans.integers("n", gt(-1).and(lt(100)), 0, 99)).hasSize(100);
    assertThat(Spans.integers("n", between(-5, -1), 0, 99)).isEmpty();
    assertThat(Spans.integers("n", between(100, 200), 0, 99)).isEmpty();
    assertThat(integers("n", gt(Long.MAX_VALUE).and(lte(Long.MAX_VALUE)))).isEmpty();
    assertThat(Spans.dates("day", between(LocalDate.MIN, LocalDate.of(0, 1, 2))))
        .containsExactly(LocalDate.of(0, 1, 1), LocalDate.of(0, 1, 2));
    assertThat(Spans.months("month", between(YearMonth.of(9999, 11), YearMonth.of(12_000, 1))))
        .containsExactly(YearMonth.of(9999, 11), YearMonth.of(9999, 12));
    assertThat(Spans.periods("at", between(Instant.MIN, Instant.MAX), 4)).hasSize(10_000);
    assertThat(Spans.periods("at", between(Instant.MIN, Instant.MIN.plusSeconds(1)), 4)).isEmpty();
    assertThat(Spans.periods("at", gt(Instant.MAX.minusSeconds(1)).and(lt(Instant.MAX)), 4))
        .isEmpty();
    assertThat(Spans.periods("at", gte(Instant.MIN).and(lt(YEAR_ZERO)), 4)).isEmpty();
    assertThat(Spans.periods("at", gte(Instant.MIN).and(lte(YEAR_ZERO)), 10))
        .containsExactly(YEAR_ZERO);
  }

  @Test
  void itHasTwoEnds() {
    Range<Long> open = gte(5);
    assertThatThrownBy(() -> integers("level", open))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0104] The range of level has only one end. A query reads the partition of"
                + " each value in it, so write between(from, to), or"
                + " gte(from).and(lt(to)).");
  }

  @Test
  void itsPartitionsCanBeReadOneByOne() {
    assertThat(integers("n", between(1, 10_000))).hasSize(10_000);
    assertThatThrownBy(() -> integers("n", between(0, 10_000)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0104] The range of n is in more than 10,000 partitions, which a"
                + " query would read one by one. Query a part of it.");
  }

  @Test
  void severalValuesAreReadTogetherOrInTurn() {
    assertThat(Partitions.ofEach(anyOf("a", "b", "a"), SpansTest::one))
        .isEqualTo(new Partitions(List.of(key("a"), key("b")), 2));
    assertThat(Partitions.ofEach(eachOf("b", "a"), SpansTest::one))
        .isEqualTo(new Partitions(List.of(key("b"), key("a")), 1));
    assertThat(Partitions.ofEach(eachOf("b", "a"), SpansTest::two))
        .isEqualTo(new Partitions(List.of(key("b0"), key("b1"), key("a0"), key("a1")), 2));
    assertThat(Partitions.ofEach(anyOf("b", "a"), SpansTest::two).groups()).isEqualTo(1);
    assertThat(Partitions.ofEach(anyOf(List.of()), SpansTest::one).groups()).isZero();
  }

  @Test
  void tooManyAreRefused() {
    List<String> many = IntStream.range(0, 257).mapToObj(Integer::toString).toList();
    assertThatThrownBy(() -> Partitions.ofEach(anyOf(many), SpansTest::one))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] A query of 257 partitions reads too many. anyOf(...) reads all of them at"
                + " once: at most 256. Query a part of the values, or write eachOf(...), which reads"
                + " one after the other.");
    assertThat(Partitions.ofEach(eachOf(many), SpansTest::one).groups()).isEqualTo(257);
  }

  private static Partitions one(String value) {
    return Partitions.of(key(value));
  }

  private static Partitions two(String value) {
    return Partitions.ofShards(2, shard -> key(value + shard));
  }

  private static PartitionKey key(String value) {
    return PartitionKey.of(AttributeValue.createS(value));
  }
}
