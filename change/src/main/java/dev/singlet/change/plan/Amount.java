package dev.singlet.change.plan;

import java.util.Locale;

/**
 * A number that is known with some uncertainty.
 *
 * @param value the most likely number
 * @param margin how far the true number may be from it, with a confidence of 95 %; 0 if it is exact
 */
public record Amount(double value, double margin) {

  /** Nothing. */
  public static final Amount ZERO = new Amount(0, 0);

  /**
   * Returns an exact number.
   *
   * @param value the number
   * @return the number without uncertainty
   */
  public static Amount of(double value) {
    return new Amount(value, 0);
  }

  /**
   * Returns the sum. The margins are added, too, because both numbers can be wrong in the same
   * direction.
   *
   * @param other another number
   * @return the sum
   */
  public Amount plus(Amount other) {
    return new Amount(value + other.value, margin + other.margin);
  }

  /**
   * Returns a multiple.
   *
   * @param factor an exact factor, not negative
   * @return the multiple
   */
  public Amount times(double factor) {
    return new Amount(value * factor, margin * factor);
  }

  /**
   * Returns the number for people.
   *
   * @return such as {@code 1,240,000} or {@code 1,240,000 ± 30,000}
   */
  @Override
  public String toString() {
    String text = shown(value);
    return margin == 0 ? text : text + " ± " + shown(margin);
  }

  /** A number from a sample has three digits that mean something. */
  private String shown(double number) {
    double unit = margin == 0 ? 1 : Math.max(1, Math.pow(10, Math.floor(Math.log10(value)) - 2));
    return String.format(Locale.ROOT, "%,.0f", Math.ceil(number / unit) * unit);
  }
}
