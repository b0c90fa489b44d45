package dev.singlet.it.sortorder;

import dev.singlet.it.Nasty;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Makes ends of ranges: values of items, their neighbours, and values that no key can hold.
 *
 * @param nasty the source of random values
 */
record Ends(Nasty nasty) {

  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

  long integer(List<Long> stored) {
    return switch (nasty.below(4)) {
      case 0 ->
          nasty.oneOf(
              Long.MIN_VALUE, -1L, 0L, 99L, 100L, 9_999L, 10_000L, 1L << 40, Long.MAX_VALUE);
      case 1 -> nasty.number(15) * nasty.oneOf(1, 1, -1);
      default -> any(stored) + nasty.below(3) - 1;
    };
  }

  BigInteger bigInteger(List<BigInteger> stored) {
    return switch (nasty.below(4)) {
      case 0 -> BigInteger.TEN.pow(29 + nasty.below(3)).multiply(sign());
      case 1 -> nasty.bigNumber(32).multiply(sign());
      default -> any(stored).add(BigInteger.valueOf(nasty.below(3) - 1));
    };
  }

  private BigInteger sign() {
    return BigInteger.valueOf(nasty.oneOf(1, 1, -1));
  }

  BigDecimal decimal(List<BigDecimal> stored) {
    BigDecimal near = any(stored);
    return switch (nasty.below(6)) {
      case 0 -> new BigDecimal(nasty.oneOf("0", "1E+126", "-1E+200", "1E-131", "-1E-200"));
      case 1 -> near.add(new BigDecimal("1E-60"));
      case 2 -> near.subtract(new BigDecimal("1E-60"));
      case 3 -> new BigDecimal(nasty.number(9)).movePointLeft(nasty.below(9));
      default -> near;
    };
  }

  double floating(List<Double> stored) {
    return switch (nasty.below(4)) {
      case 0 -> nasty.oneOf(0.0, -0.0, 1e200, -1e200, 1e-200, -1e-200, 1 / 0.0, -1 / 0.0);
      case 1 -> any(stored) * nasty.oneOf(1.0000001, 0.9999999, -1.0);
      default -> any(stored);
    };
  }

  LocalDate day(List<LocalDate> stored) {
    return switch (nasty.below(4)) {
      case 0 ->
          nasty.oneOf(
              LocalDate.MIN,
              LocalDate.MAX,
              LocalDate.of(-1, 12, 31),
              LocalDate.of(0, 1, 1),
              LocalDate.of(9999, 12, 31),
              LocalDate.of(10_000, 1, 1));
      default -> any(stored).plusDays(nasty.below(3) - 1);
    };
  }

  Instant time(List<Instant> stored) {
    return switch (nasty.below(4)) {
      case 0 ->
          nasty.oneOf(
              Instant.MIN,
              Instant.MAX,
              Instant.EPOCH.minusNanos(1),
              Instant.EPOCH,
              Instant.parse("-0001-12-31T23:59:59.999999999Z"),
              Instant.parse("0000-01-01T00:00:00Z"),
              Instant.parse("9999-12-31T23:59:59.999999999Z"),
              Instant.parse("+10000-01-01T00:00:00Z"),
              Instant.parse("+33658-09-27T01:46:40Z"));
      case 1 -> nasty.time();
      default -> timeNear(stored);
    };
  }

  Instant timeNear(List<Instant> stored) {
    return any(stored).plusNanos(nasty.oneOf(0L, 0L, 1L, -1L, 1_000_000L, -1_000_000_000L));
  }

  String text(List<String> stored) {
    String near = any(stored);
    int cut = near.offsetByCodePoints(0, nasty.below(near.codePointCount(0, near.length()) + 1));
    return switch (nasty.below(6)) {
      case 0 -> nasty.oneOf("", "#", "\0", LAST, "x".repeat(1030), "b".repeat(1025) + LAST);
      case 1 -> nasty.textWithLast();
      case 2 -> near.substring(0, cut);
      case 3 -> near.substring(0, cut) + nasty.oneOf("#", "!", "\0", "$", LAST, "a", "#" + LAST);
      default -> near;
    };
  }

  <T> T any(List<T> stored) {
    return stored.get(nasty.below(stored.size()));
  }
}
