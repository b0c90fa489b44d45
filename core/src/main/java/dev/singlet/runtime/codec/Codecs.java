package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
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
    return new IntegerCodec<>(Byte.class, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** A Short, stored as N. */
  public static ValueCodec<Short> shortNumber() {
    return new IntegerCodec<>(Short.class, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** An Integer, stored as N. */
  public static ValueCodec<Integer> intNumber() {
    return new IntegerCodec<>(Integer.class, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A Long, stored as N. */
  public static ValueCodec<Long> longNumber() {
    return new IntegerCodec<>(Long.class, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A Float, stored as N. */
  public static ValueCodec<Float> floatNumber() {
    return DecimalCodec.FLOAT;
  }

  /** A Double, stored as N. */
  public static ValueCodec<Double> doubleNumber() {
    return DecimalCodec.DOUBLE;
  }

  /** A BigInteger, stored as N. */
  public static ValueCodec<BigInteger> bigInteger() {
    return DecimalCodec.BIG_INTEGER;
  }

  /** A BigDecimal, stored as N without trailing zeros. */
  public static ValueCodec<BigDecimal> bigDecimal() {
    return DecimalCodec.BIG_DECIMAL;
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
      return value.bool();
    }
  }

  private record Bytes() implements ValueCodec<byte[]> {
    @Override
    public AttributeValue encode(byte[] value) {
      return AttributeValue.createB(SdkBytes.fromByteArray(value));
    }

    @Override
    public byte[] decode(StoredValue value) {
      return value.binary().asByteArray();
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
      return value.binary().asByteBuffer();
    }
  }

  private record Binary() implements ValueCodec<SdkBytes> {
    @Override
    public AttributeValue encode(SdkBytes value) {
      return AttributeValue.createB(value);
    }

    @Override
    public SdkBytes decode(StoredValue value) {
      return value.binary();
    }
  }
}
