package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Range;
import java.util.List;
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
  void ofIntegersIsOfLongsHoweverTheyAreGiven() {
    Integer one = 1;
    List<Range<Long>> ranges =
        List.of(
            Range.gt(one), Range.gte(one), Range.lt(one), Range.lte(one), Range.between(one, one));

    assertThat(ranges)
        .hasToString("[> 1, >= 1, < 1, <= 1, >= 1 and <= 1]")
        .extracting(Range::lower)
        .doesNotHaveAnyElementsOfTypes(Integer.class);
  }

  @Test
  void canHoldNoValue() {
    assertThat(Range.between(2, 1)).hasToString(">= 2 and <= 1");
    assertThat(Range.between("b", "a")).hasToString(">= b and <= a");
    assertThat(Range.gt("b").and(Range.lt("a"))).hasToString("> b and < a");
  }

  @Test
  void hasTheEndsOfTwo() {
    assertThat(Range.gte(1).and(Range.lt(3))).hasToString(">= 1 and < 3");
    assertThat(Range.lte("b").and(Range.gt("a"))).hasToString("> a and <= b");
    for (Range<Long> other : List.of(Range.gt(5), Range.between(1, 2))) {
      assertThatThrownBy(() -> Range.gte(1).and(other))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0104] Two ranges have no lower and upper end together. Write"
                  + " gte(from).and(lt(to)), or with gt and lte.");
    }
  }

  @Test
  void swapsItsEndsWhereOrderIsReversed() {
    assertThat(Range.gt(1).mapDescending(n -> -n)).hasToString("< -1");
    assertThat(Range.lte(1).mapDescending(n -> -n)).hasToString(">= -1");
    assertThat(Range.between(1, 2).mapDescending(n -> -n)).hasToString(">= -2 and <= -1");
  }
}
