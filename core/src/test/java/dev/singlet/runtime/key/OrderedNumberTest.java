package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedNumberTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1000",
    "0.00, 1000",
    "1, 11311",
    "1.0, 11311",
    "1500, 113415",
    "1E-130, 10011",
    "9.9999999999999999999999999999999999999E+125, 125699999999999999999999999999999999999999",
    "-1, 08688~",
    "-1.5, 086884~",
    "-1E-130, 09988~",
    "-9.9E+125, 074300~"
  })
  void aNumberHasOneText(BigDecimal number, String text) {
    assertThat(OrderedNumber.encode(number)).isEqualTo(text);
    assertThat(OrderedNumber.decode(text)).isEqualByComparingTo(number);
  }

  @Test
  void bothZerosOfADoubleAreOne() {
    assertThat(OrderedNumber.encode(-0.0)).isEqualTo(OrderedNumber.encode(0)).isEqualTo("1000");
    assertThat(OrderedNumber.encodeDescending(-0.0f)).isEqualTo("1000");
  }

  @Test
  void whatDynamoDbCannotHoldIsRefused() {
    assertThatThrownBy(() -> OrderedNumber.encode(Double.NEGATIVE_INFINITY))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] The number -Infinity must be a finite number.");
    assertThatThrownBy(() -> OrderedNumber.encode(new BigDecimal("1E+126")))
        .isInstanceOf(InvalidKeyException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "1",
        "113",
        "1131",
        "11310",
        "113110",
        "12571",
        "08688",
        "1131x",
        "2131",
        "11311~",
        "0868~",
        "0999~",
        "1131\u0661",
        "21311"
      })
  void otherTextsAreOfNoNumber(String text) {
    assertThatThrownBy(() -> OrderedNumber.decode(text))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] \"" + text + "\" is not the ordered text of a number.");
  }

  /** Any number that DynamoDB can hold; short ones and neighbours of each other more often. */
  private static BigDecimal number(SplittableRandom random) {
    int digits = random.nextBoolean() ? random.nextInt(1, 4) : random.nextInt(1, 39);
    StringBuilder text = new StringBuilder().append(random.nextInt(1, 10));
    for (int i = 1; i < digits; i++) {
      text.append(random.nextBoolean() ? random.nextInt(10) : random.nextBoolean() ? 0 : 9);
    }
    int exponent = random.nextInt(3) == 0 ? random.nextInt(-130, 126) : random.nextInt(-2, 3);
    BigDecimal number =
        new BigDecimal(new BigInteger(text.toString()), digits - 1).scaleByPowerOfTen(exponent);
    return switch (random.nextInt(20)) {
      case 0 -> BigDecimal.ZERO;
      case 1, 2, 3, 4, 5, 6, 7, 8, 9 -> number.negate();
      default -> number;
    };
  }

  private static void assertSameOrder(BigDecimal left, BigDecimal right) {
    String leftText = OrderedNumber.encode(left);
    String rightText = OrderedNumber.encode(right);
    int order = left.compareTo(right);

    assertThat(Integer.signum(leftText.compareTo(rightText))).isEqualTo(order);
    // All is ASCII, so that the order of chars is that of UTF-8 bytes.
    assertThat(Integer.signum((leftText + "#a").compareTo(rightText + "#a"))).isEqualTo(order);
    if (order != 0) {
      assertThat(Integer.signum((leftText + "#b").compareTo(rightText + "#a"))).isEqualTo(order);
      assertThat(Integer.signum((leftText + "#a").compareTo(rightText + "#b"))).isEqualTo(order);
      assertThat(Integer.signum(leftText.compareTo(rightText + "#a"))).isEqualTo(order);
    }
    assertThat(
            Integer.signum(
                OrderedNumber.encodeDescending(left)
                    .compareTo(OrderedNumber.encodeDescending(right))))
        .isEqualTo(-order);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void anyTwoNumbersSortAsTheirTexts(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 4_000; i++) {
      BigDecimal left = number(random);
      BigDecimal right = number(random);
      BigDecimal near = left.add(left.ulp().multiply(BigDecimal.valueOf(random.nextInt(-2, 3))));

      assertSameOrder(left, right);
      if (Numbers.problem(near) == null) {
        assertSameOrder(left, near);
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {6, 7})
  void anyNumberComesBack(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 4_000; i++) {
      BigDecimal number = number(random);

      assertThat(OrderedNumber.decode(OrderedNumber.encode(number))).isEqualByComparingTo(number);
      assertThat(OrderedNumber.decode(OrderedNumber.encodeDescending(number)))
          .isEqualByComparingTo(number.negate());
    }
  }
}
