package dev.singlet.generated.item;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The codecs of numbers, booleans and bytes. Each is a class of its own, so a program loads only
 * those that its model uses.
 */
public final class Codecs {

  private Codecs() {}

  /** A boolean, stored as BOOL. */
  public static ValueCodec<Boolean> bool() {
    return new Bool();
  }

  /** A Byte, stored as N. */
  public static ValueCodec<Byte> byteNumber() {
    return new ByteNumber();
  }

  /** A Short, stored as N. */
  public static ValueCodec<Short> shortNumber() {
    return new ShortNumber();
  }

  /** An Integer, stored as N. */
  public static ValueCodec<Integer> intNumber() {
    return new IntNumber();
  }

  /** A Long, stored as N. */
  public static ValueCodec<Long> longNumber() {
    return new LongNumber();
  }

  /** A Float, stored as N. */
  public static ValueCodec<Float> floatNumber() {
    return new FloatNumber();
  }

  /** A Double, stored as N. */
  public static ValueCodec<Double> doubleNumber() {
    return new DoubleNumber();
  }

  /** A BigInteger, stored as N. */
  public static ValueCodec<BigInteger> bigInteger() {
    return new BigIntegerNumber();
  }

  /** A BigDecimal, stored as N without trailing zeros. */
  public static ValueCodec<BigDecimal> bigDecimal() {
    return new BigDecimalNumber();
  }

  /** Bytes, stored as B. They are copied in both directions. */
  public static ValueCodec<byte[]> bytes() {
    return new Bytes();
  }

  /**
   * The bytes of a buffer between its position and its limit, stored as B. Reads return a read-only
   * buffer.
   */
  public static ValueCodec<ByteBuffer> byteBuffer() {
    return new Buffer();
  }

  /** The SDK's own bytes, stored as B. */
  public static ValueCodec<SdkBytes> sdkBytes() {
    return new Binary();
  }

  private record Bool() implements ValueCodec<Boolean> {
    @Override
    public AttributeValue encode(Boolean value) {
      return Scalars.bool(value);
    }

    @Override
    public Boolean decode(StoredValue value) {
      return Scalars.bool(value);
    }
  }

  private record ByteNumber() implements ValueCodec<Byte> {
    @Override
    public AttributeValue encode(Byte value) {
      return Scalars.number(value.longValue());
    }

    @Override
    public Byte decode(StoredValue value) {
      return (byte) Scalars.integer("", Scalars.number(value), Byte.MIN_VALUE, Byte.MAX_VALUE);
    }
  }

  private record ShortNumber() implements ValueCodec<Short> {
    @Override
    public AttributeValue encode(Short value) {
      return Scalars.number(value.longValue());
    }

    @Override
    public Short decode(StoredValue value) {
      return (short) Scalars.integer("", Scalars.number(value), Short.MIN_VALUE, Short.MAX_VALUE);
    }
  }

  private record IntNumber() implements ValueCodec<Integer> {
    @Override
    public AttributeValue encode(Integer value) {
      return Scalars.number(value.longValue());
    }

    @Override
    public Integer decode(StoredValue value) {
      return (int) Scalars.integer("", Scalars.number(value), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
  }

  private record LongNumber() implements ValueCodec<Long> {
    @Override
    public AttributeValue encode(Long value) {
      return Scalars.number(value.longValue());
    }

    @Override
    public Long decode(StoredValue value) {
      return Scalars.integer("", Scalars.number(value), Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  private record FloatNumber() implements ValueCodec<Float> {
    @Override
    public AttributeValue encode(Float value) {
      return Scalars.number(value);
    }

    @Override
    public Float decode(StoredValue value) {
      return Scalars.floatValue("", Scalars.number(value));
    }

    @Override
    public void check(Float value, Violations violations) {
      violations.number("", value);
    }
  }

  private record DoubleNumber() implements ValueCodec<Double> {
    @Override
    public AttributeValue encode(Double value) {
      return Scalars.number(value);
    }

    @Override
    public Double decode(StoredValue value) {
      return Scalars.doubleValue("", Scalars.number(value));
    }

    @Override
    public void check(Double value, Violations violations) {
      violations.number("", value);
    }
  }

  private record BigIntegerNumber() implements ValueCodec<BigInteger> {
    @Override
    public AttributeValue encode(BigInteger value) {
      return Scalars.number(value);
    }

    @Override
    public BigInteger decode(StoredValue value) {
      return Scalars.bigInteger("", Scalars.number(value));
    }

    @Override
    public void check(BigInteger value, Violations violations) {
      violations.number("", value);
    }
  }

  private record BigDecimalNumber() implements ValueCodec<BigDecimal> {
    @Override
    public AttributeValue encode(BigDecimal value) {
      return Scalars.number(value);
    }

    @Override
    public BigDecimal decode(StoredValue value) {
      return Scalars.decimal("", Scalars.number(value));
    }

    @Override
    public void check(BigDecimal value, Violations violations) {
      violations.number("", value);
    }
  }

  private record Bytes() implements ValueCodec<byte[]> {
    @Override
    public AttributeValue encode(byte[] value) {
      return AttributeValue.createB(SdkBytes.fromByteArray(value));
    }

    @Override
    public byte[] decode(StoredValue value) {
      return Scalars.binary(value).asByteArray();
    }
  }

  private record Buffer() implements ValueCodec<ByteBuffer> {
    @Override
    public AttributeValue encode(ByteBuffer value) {
      byte[] bytes = new byte[value.remaining()];
      value.duplicate().get(bytes);
      return AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(bytes));
    }

    @Override
    public ByteBuffer decode(StoredValue value) {
      return Scalars.binary(value).asByteBuffer();
    }
  }

  private record Binary() implements ValueCodec<SdkBytes> {
    @Override
    public AttributeValue encode(SdkBytes value) {
      return AttributeValue.createB(value);
    }

    @Override
    public SdkBytes decode(StoredValue value) {
      return Scalars.binary(value);
    }
  }
}
