package dev.singlet.generated.item;

import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Period;

/** Codecs of lengths of time. */
final class TimeAmounts {

  private static final int NANO_DIGITS = 9;
  private static final BigInteger NANOS_PER_SECOND = BigInteger.TEN.pow(NANO_DIGITS);

  private TimeAmounts() {}

  static BigDecimal seconds(Duration duration) {
    return BigDecimal.valueOf(duration.getSeconds())
        .add(BigDecimal.valueOf(duration.getNano(), NANO_DIGITS));
  }

  record Seconds() implements NumericCodec<Duration> {
    @Override
    public String format(Duration value) {
      return Numbers.toText(seconds(value));
    }

    @Override
    public Duration read(String text) {
      BigDecimal seconds = Numbers.parse(text);
      if (seconds == null) {
        return Duration.parse(text);
      }
      BigInteger nanos = seconds.movePointRight(NANO_DIGITS).toBigIntegerExact();
      BigInteger[] parts = nanos.divideAndRemainder(NANOS_PER_SECOND);
      return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
    }

    @Override
    public String expected() {
      return "duration, which is seconds with up to nine digits of a fraction";
    }
  }

  record CalendarAmount() implements ParsedCodec<Period> {
    @Override
    public Period read(String text) {
      return Period.parse(text);
    }

    @Override
    public String expected() {
      return "period such as P1Y2M3D";
    }
  }
}
