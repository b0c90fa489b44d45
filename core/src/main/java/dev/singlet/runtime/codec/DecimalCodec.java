package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores numbers of any size, or with a fraction, as N. */
final class DecimalCodec<T extends Number> implements ValueCodec<T> {

  static final DecimalCodec<Float> FLOAT = new DecimalCodec<>(text -> Scalars.floatValue("", text));
  static final DecimalCodec<Double> DOUBLE =
      new DecimalCodec<>(text -> Scalars.doubleValue("", text));
  static final DecimalCodec<BigInteger> BIG_INTEGER =
      new DecimalCodec<>(text -> Scalars.bigInteger("", text));
  static final DecimalCodec<BigDecimal> BIG_DECIMAL =
      new DecimalCodec<>(text -> Scalars.decimal("", text));

  private final Function<String, T> read;

  private DecimalCodec(Function<String, T> read) {
    this.read = read;
  }

  @Override
  public AttributeValue encode(T value) {
    return Scalars.number(value);
  }

  @Override
  public T decode(StoredValue value) {
    return read.apply(value.number());
  }

  @Override
  public void check(T value, Violations violations) {
    violations.number("", value);
  }
}
