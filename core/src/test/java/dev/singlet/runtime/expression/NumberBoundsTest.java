package dev.singlet.runtime.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.expression.NumberBounds.Bound;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberBoundsTest {

  private static final BigDecimal LEAST = new BigDecimal("1E-130");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.5",
        "99999999999999999999999999999999999998.5",
        "0.000000000000000000000000000000000000123456789012345678901234567890123456789",
        "100000000000000000000000000000000000000.1",
        "1E-140",
        "9.99999999999999999999999999999999999995E+125",
        "1E+126",
        "1E+500"
      })
  void aBoundThatCanBeStoredLeavesTheSameNumbers(String text) {
    for (BigDecimal end : List.of(new BigDecimal(text), new BigDecimal(text).negate())) {
      for (int sign : new int[] {1, -1}) {
        for (boolean isExcluded : new boolean[] {true, false}) {
          Bound exact = new Bound(end, isExcluded);
          Bound stored = exact.storable(sign);

          assertThat(Numbers.problem(stored.value())).isNull();
          assertThat(near(end))
              .allSatisfy(
                  number ->
                      assertThat(stored.takes(number, sign))
                          .as("%s by %s instead of %s", number, stored, exact)
                          .isEqualTo(exact.takes(number, sign)));
        }
      }
    }
  }

  /** Numbers that DynamoDB can store, those nearest to another one among them. */
  private static List<BigDecimal> near(BigDecimal number) {
    BigDecimal floor = Numbers.floor(number);
    Stream<BigDecimal> beside =
        floor == null
            ? Stream.of()
            : Stream.of(floor, Numbers.next(floor), Numbers.previous(floor));
    Stream<BigDecimal> others =
        Stream.of(BigDecimal.ZERO, BigDecimal.ONE, LEAST, Numbers.GREATEST)
            .flatMap(each -> Stream.of(each, each.negate()));
    return Stream.concat(beside, others).filter(each -> each != null).toList();
  }
}
