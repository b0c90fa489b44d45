package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberConstraintsTest {

  private final Violations violations = new Violations("Thing");

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  private static BigDecimal decimal(String text) {
    return new BigDecimal(text);
  }

  @Test
  void boundsIncludeThemselvesInEveryNumericType() {
    for (Number ten :
        List.of((byte) 10, (short) 10, 10, 10L, 10f, 10d, BigInteger.TEN, decimal("10.0"))) {
      NumberConstraints.min(violations, "n", ten, 10);
      NumberConstraints.max(violations, "n", ten, 10);
      NumberConstraints.decimalMin(violations, "n", ten, decimal("10"), true);
      NumberConstraints.decimalMax(violations, "n", ten, decimal("10"), true);
      NumberConstraints.positive(violations, "n", ten);
      NumberConstraints.digits(violations, "n", ten, 2, 0);
    }
    NumberConstraints.min(violations, "n", 10, 10);
    NumberConstraints.max(violations, "n", 10, 10);
    NumberConstraints.min(violations, "n", -0.0, 0);
    NumberConstraints.positiveOrZero(violations, "n", -0.0);
    NumberConstraints.negativeOrZero(violations, "n", 0.0f);

    assertThat(found()).isEmpty();
  }

  @Test
  void boundsAreExact() {
    BigDecimal slightlyMore = decimal("10.00000000000000000000000001");
    NumberConstraints.max(violations, "a", slightlyMore, 10);
    NumberConstraints.max(
        violations, "b", BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE), Long.MAX_VALUE);
    NumberConstraints.max(violations, "c", 0x1p63, Long.MAX_VALUE);
    NumberConstraints.min(violations, "d", Long.MIN_VALUE, Long.MIN_VALUE + 1);
    NumberConstraints.decimalMin(violations, "e", 0.1f, decimal("0.1"), true);
    NumberConstraints.decimalMax(violations, "f", 0.1, decimal("0.1"), true);

    assertThat(found())
        .containsExactly(
            "a must be at most 10 (was " + slightlyMore + ")",
            "b must be at most 9223372036854775807 (was 9223372036854775808)",
            "c must be at most 9223372036854775807 (was " + 0x1p63 + ")",
            "d must be at least -9223372036854775807 (was -9223372036854775808)");
  }

  @Test
  void boundsCanExcludeThemselves() {
    NumberConstraints.decimalMin(violations, "a", 5, decimal("5"), false);
    NumberConstraints.decimalMax(violations, "b", 5, decimal("5.0"), false);
    NumberConstraints.decimalMin(violations, "c", 4, decimal("4.5"), true);
    NumberConstraints.decimalMin(violations, "d", 6, decimal("5"), false);

    assertThat(found())
        .containsExactly(
            "a must be greater than 5 (was 5)",
            "b must be less than 5.0 (was 5)",
            "c must be greater than or equal to 4.5 (was 4)");
  }

  @Test
  void zeroIsOnNeitherSide() {
    NumberConstraints.positive(violations, "a", 0);
    NumberConstraints.negative(violations, "b", 0);
    NumberConstraints.positiveOrZero(violations, "c", -1L);
    NumberConstraints.negativeOrZero(violations, "d", decimal("0.1"));

    assertThat(found())
        .containsExactly(
            "a must be greater than 0 (was 0)",
            "b must be less than 0 (was 0)",
            "c must be at least 0 (was -1)",
            "d must be at most 0 (was 0.1)");
  }

  @Test
  void whatIsNoNumberSatisfiesNothingAndInfinityIsBeyondAllBounds() {
    NumberConstraints.min(violations, "nan", Double.NaN, Long.MIN_VALUE);
    NumberConstraints.max(violations, "nan", Float.NaN, Long.MAX_VALUE);
    NumberConstraints.digits(violations, "nan", Double.NaN, 9, 9);
    NumberConstraints.min(violations, "up", Double.POSITIVE_INFINITY, Long.MAX_VALUE);
    NumberConstraints.max(violations, "up", Double.POSITIVE_INFINITY, Long.MAX_VALUE);
    NumberConstraints.min(violations, "down", Double.NEGATIVE_INFINITY, Long.MIN_VALUE);
    NumberConstraints.negative(violations, "down", Double.NEGATIVE_INFINITY);

    assertThat(found())
        .containsExactly(
            "nan must be at least -9223372036854775808 (was NaN)",
            "nan must be at most 9223372036854775807 (was NaN)",
            "nan must have at most 9 digits before the point and 9 after it (was NaN)",
            "up must be at most 9223372036854775807 (was Infinity)",
            "down must be at least -9223372036854775808 (was -Infinity)");
  }

  @Test
  void digitsAreCountedOnBothSidesOfThePoint() {
    NumberConstraints.digits(violations, "a", decimal("999.99"), 3, 2);
    NumberConstraints.digits(violations, "b", decimal("999.990"), 3, 2);
    NumberConstraints.digits(violations, "c", decimal("0.001"), 0, 3);
    NumberConstraints.digits(violations, "d", decimal("1E+2"), 3, 0);
    NumberConstraints.digits(violations, "e", decimal("1000"), 3, 2);
    NumberConstraints.digits(violations, "f", decimal("-0.001"), 3, 2);

    assertThat(found())
        .containsExactly(
            "e must have at most 3 digits before the point and 2 after it (was 1000)",
            "f must have at most 3 digits before the point and 2 after it (was -0.001)");
  }

  @Test
  void textCanBeANumber() {
    NumberConstraints.decimalMin(violations, "a", "1.5", decimal("1.5"), true);
    NumberConstraints.decimalMax(violations, "b", "2", decimal("1.5"), true);
    NumberConstraints.digits(violations, "c", "12.5", 1, 1);
    NumberConstraints.decimalMin(violations, "d", "many", decimal("0"), true);
    NumberConstraints.digits(violations, "e", "", 1, 1);

    assertThat(found())
        .containsExactly(
            "b must be less than or equal to 1.5 (was \"2\")",
            "c must have at most 1 digits before the point and 1 after it (was \"12.5\")",
            "d must be greater than or equal to 0 (was \"many\")",
            "e must have at most 1 digits before the point and 1 after it (was \"\")");
  }

  @Test
  void nullSatisfiesAll() {
    NumberConstraints.min(violations, "n", (Integer) null, 1);
    NumberConstraints.max(violations, "n", (Integer) null, 1);
    NumberConstraints.decimalMin(violations, "n", (Integer) null, BigDecimal.ONE, true);
    NumberConstraints.decimalMin(violations, "n", (String) null, BigDecimal.ONE, true);
    NumberConstraints.decimalMax(violations, "n", (Integer) null, BigDecimal.ONE, true);
    NumberConstraints.decimalMax(violations, "n", (String) null, BigDecimal.ONE, true);
    NumberConstraints.digits(violations, "n", (Integer) null, 1, 1);
    NumberConstraints.digits(violations, "n", (String) null, 1, 1);
    NumberConstraints.positive(violations, "n", null);
    NumberConstraints.positiveOrZero(violations, "n", null);
    NumberConstraints.negative(violations, "n", null);
    NumberConstraints.negativeOrZero(violations, "n", null);

    assertThat(found()).isEmpty();
  }
}
