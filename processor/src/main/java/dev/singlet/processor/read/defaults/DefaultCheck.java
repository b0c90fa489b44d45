package dev.singlet.processor.read.defaults;

import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Constraint;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Checks the constraints on a default that can be checked at compile time. */
final class DefaultCheck {

  private DefaultCheck() {}

  /**
   * Returns whether a literal satisfies a constraint. Comparisons with the current time can't be
   * checked yet.
   */
  static boolean satisfies(String text, Constraint constraint) {
    if (constraint instanceof Constraint.Composed composed) {
      return composed.constraints().stream().allMatch(part -> satisfies(text, part));
    }
    if (constraint instanceof Constraint.Matches matches) {
      return Pattern.compile(matches.regexp(), matches.flags()).matcher(text).matches();
    }
    if (constraint instanceof Constraint.Email email) {
      return Pattern.compile(email.regexp(), email.flags()).matcher(text).matches();
    }
    if (constraint instanceof Constraint.NotBlank) {
      return !text.isBlank();
    }
    if (constraint instanceof Constraint.Assert asserted) {
      return text.equals(String.valueOf(asserted.value()));
    }
    if (constraint instanceof Constraint.Digits digits) {
      return number(text)
          .map(BigDecimal::stripTrailingZeros)
          .filter(number -> number.precision() - number.scale() <= digits.integer())
          .filter(number -> number.scale() <= digits.fraction())
          .isPresent();
    }
    BigDecimal size = new BigDecimal(text.length());
    return isWithin(size, Bounds.ofSize(List.of(constraint)))
        && isWithinNumber(text, Bounds.ofNumber(List.of(constraint)));
  }

  private static boolean isWithinNumber(String text, Bounds bounds) {
    return (bounds.lower() == null && bounds.upper() == null)
        || number(text).filter(number -> isWithin(number, bounds)).isPresent();
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return Optional.of(new BigDecimal(text));
    } catch (NumberFormatException noNumber) {
      return Optional.empty();
    }
  }

  private static boolean isWithin(BigDecimal number, Bounds bounds) {
    Bounds.Bound lower = bounds.lower();
    Bounds.Bound upper = bounds.upper();
    return (lower == null || isOnSide(number.compareTo(lower.value()), lower))
        && (upper == null || isOnSide(-number.compareTo(upper.value()), upper));
  }

  private static boolean isOnSide(int order, Bounds.Bound bound) {
    return bound.isIncluded() ? order >= 0 : order > 0;
  }
}
