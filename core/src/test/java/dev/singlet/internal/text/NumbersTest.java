package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {

  private static final String TOO_LONG = "must have at most 38 digits";
  private static final String OUT_OF_RANGE =
      "must be within 1E-130 to 9.99E+125, or the negative of that";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0E+500",
        "0E-500",
        "12345678901234567890123456789012345678",
        "-12345678901234567890123456789012345678",
        "1.2345678901234567890123456789012345678",
        "1E-130",
        "-1E-130",
        "9.9999999999999999999999999999999999999E+125",
        "1.000000000000000000000000000000000000000000000000",
        "1E+125"
      })
  void upTo38DigitsFrom1EMinus130To9E125CanBeStored(String number) {
    assertThat(Numbers.problem(new BigDecimal(number))).isNull();
  }

  @Test
  void moreDigitsCannot() {
    assertThat(Numbers.problem(new BigDecimal("123456789012345678901234567890123456789")))
        .isEqualTo(TOO_LONG);
    assertThat(Numbers.problem(new BigInteger("100000000000000000000000000000000000001")))
        .isEqualTo(TOO_LONG);
    assertThat(Numbers.problem(BigInteger.TEN.pow(100))).isNull();
  }

  @Test
  void greaterAndLesserMagnitudesCannot() {
    assertThat(Numbers.problem(new BigDecimal("1E+126"))).isEqualTo(OUT_OF_RANGE);
    assertThat(Numbers.problem(new BigDecimal("-1E+126"))).isEqualTo(OUT_OF_RANGE);
    assertThat(Numbers.problem(new BigDecimal("9.9E-131"))).isEqualTo(OUT_OF_RANGE);
    assertThat(Numbers.problem(Double.MAX_VALUE)).isEqualTo(OUT_OF_RANGE);
    assertThat(Numbers.problem(Double.MIN_VALUE)).isEqualTo(OUT_OF_RANGE);
    assertThat(Numbers.problem(new BigDecimal("1E+1000000000"))).isEqualTo(OUT_OF_RANGE);
  }

  @Test
  void allFiniteFloatsCan() {
    assertThat(Numbers.problem(Float.MAX_VALUE)).isNull();
    assertThat(Numbers.problem(Float.MIN_VALUE)).isNull();
  }

  @Test
  void whatIsNotFiniteCannot() {
    assertThat(Numbers.problem(Double.NaN)).isEqualTo("must be a finite number");
    assertThat(Numbers.problem(Float.NEGATIVE_INFINITY)).isEqualTo("must be a finite number");
  }

  @ParameterizedTest
  @CsvSource({"1.50,1.5", "1E+2,100", "100,100", "0.00,0", "-0.10,-0.1", "1E-10,0.0000000001"})
  void equalNumbersHaveOneForm(String number, String form) {
    assertThat(Numbers.toText(new BigDecimal(number))).isEqualTo(form);
    assertThat(Numbers.canonical(new BigDecimal(number))).isEqualTo(new BigDecimal(form));
  }

  @Test
  void everyTypeIsWrittenAsADecimalWithoutExponent() {
    assertThat(Numbers.toText((byte) -1)).isEqualTo("-1");
    assertThat(Numbers.toText((short) -1)).isEqualTo("-1");
    assertThat(Numbers.toText(Integer.MIN_VALUE)).isEqualTo("-2147483648");
    assertThat(Numbers.toText(Long.MIN_VALUE)).isEqualTo("-9223372036854775808");
    assertThat(Numbers.toText(0.1f)).isEqualTo("0.1");
    assertThat(Numbers.toText(1e20)).isEqualTo("100000000000000000000");
    assertThat(Numbers.toText(-0.0)).isEqualTo("0");
    assertThat(Numbers.toText(BigInteger.TEN.pow(20))).isEqualTo("100000000000000000000");
  }

  @Test
  void theFloorIsTheGreatestThatCanBeStored() {
    String nines = "9".repeat(38);
    for (String number : List.of("0." + nines + "5", "-0." + nines + "5", "1E-131", "-1E-131")) {
      BigDecimal exact = new BigDecimal(number);
      BigDecimal floor = Objects.requireNonNull(Numbers.floor(exact));

      assertThat(Numbers.problem(floor)).isNull();
      assertThat(floor).isLessThan(exact);
      assertThat(Numbers.next(floor)).isGreaterThan(exact);
    }
    assertThat(Numbers.floor(new BigDecimal("1.50"))).isEqualByComparingTo("1.5");
    assertThat(Numbers.floor(new BigDecimal("1E126"))).isNull();
    assertThat(Numbers.floor(new BigDecimal("-9." + nines + "E125"))).isNull();
    assertThat(Numbers.floor(Double.NEGATIVE_INFINITY)).isNull();
  }
}
