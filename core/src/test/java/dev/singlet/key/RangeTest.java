package dev.singlet.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;

class RangeTest {

  @Test
  void saysWhatItHolds() {
    assertThat(Range.between(1, 2)).hasToString(">= 1 and <= 2");
    assertThat(Range.gt(1)).hasToString("> 1");
    assertThat(Range.gte("a")).hasToString(">= a");
    assertThat(Range.lt(1)).hasToString("< 1");
    assertThat(Range.lte("a")).hasToString("<= a");
    assertThat(Range.beginsWith("a")).hasToString("begins with a");
  }

  @Test
  void withItsLowerEndAboveItsUpperEndIsRefused() {
    assertThatThrownBy(() -> Range.between(2, 1))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0104] between(2, 1) holds no value. Swap its arguments.");
  }

  @Test
  void swapsItsEndsWhereOrderIsReversed() {
    assertThat(Range.gt(1).mapDescending(n -> -n)).hasToString("< -1");
    assertThat(Range.lte(1).mapDescending(n -> -n)).hasToString(">= -1");
    assertThat(Range.between(1, 2).mapDescending(n -> -n)).hasToString(">= -2 and <= -1");
  }

  @Test
  void ofRoundedValuesKeepsItsMeaning() {
    Instant whole = Instant.parse("2024-01-15T08:00:00Z");
    Instant within = whole.plusMillis(500);

    assertThat(floor(Range.gt(whole))).hasToString("> " + whole);
    assertThat(floor(Range.gt(within))).hasToString("> " + whole);
    assertThat(floor(Range.gte(whole))).hasToString(">= " + whole);
    assertThat(floor(Range.gte(within))).hasToString("> " + whole);
    assertThat(floor(Range.lt(whole))).hasToString("< " + whole);
    assertThat(floor(Range.lt(within))).hasToString("<= " + whole);
    assertThat(floor(Range.lte(whole))).hasToString("<= " + whole);
    assertThat(floor(Range.lte(within))).hasToString("<= " + whole);
  }

  private static Range<Instant> floor(Range<Instant> range) {
    return range.floor(time -> time.truncatedTo(ChronoUnit.SECONDS));
  }
}
