package dev.singlet.generated.item;

import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Codecs of numbers as map keys, which are text. */
final class NumberKeys {

  private NumberKeys() {}

  /** A number has one text, the same that is stored for numbers elsewhere. */
  interface NumberKey<T extends Number> extends ParsedCodec<T> {
    @Override
    default String format(T value) {
      return Numbers.toText(value);
    }

    @Override
    default @Nullable T read(String text) {
      BigDecimal number = Numbers.parse(text);
      return number == null ? null : of(number);
    }

    /** Returns the number as the Java type; throws an ArithmeticException if it is out of range. */
    T of(BigDecimal number);

    @Override
    default String expected() {
      return "number";
    }

    @Override
    default void check(T value, Violations violations) {
      violations.number("", value);
    }
  }

  record ByteKey() implements NumberKey<Byte> {
    @Override
    public Byte of(BigDecimal number) {
      return number.byteValueExact();
    }

    @Override
    public String expected() {
      return Scalars.integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }
  }

  record ShortKey() implements NumberKey<Short> {
    @Override
    public Short of(BigDecimal number) {
      return number.shortValueExact();
    }

    @Override
    public String expected() {
      return Scalars.integer(Short.MIN_VALUE, Short.MAX_VALUE);
    }
  }

  record IntKey() implements NumberKey<Integer> {
    @Override
    public Integer of(BigDecimal number) {
      return number.intValueExact();
    }

    @Override
    public String expected() {
      return Scalars.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
  }

  record LongKey() implements NumberKey<Long> {
    @Override
    public Long of(BigDecimal number) {
      return number.longValueExact();
    }

    @Override
    public String expected() {
      return Scalars.integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  record FloatKey() implements NumberKey<Float> {
    @Override
    public Float of(BigDecimal number) {
      return number.floatValue();
    }
  }

  record DoubleKey() implements NumberKey<Double> {
    @Override
    public Double of(BigDecimal number) {
      return number.doubleValue();
    }
  }

  record BigIntegerKey() implements NumberKey<BigInteger> {
    @Override
    public BigInteger of(BigDecimal number) {
      return number.toBigIntegerExact();
    }

    @Override
    public String expected() {
      return "integer";
    }
  }

  record BigDecimalKey() implements NumberKey<BigDecimal> {
    @Override
    public BigDecimal of(BigDecimal number) {
      return number;
    }
  }
}
