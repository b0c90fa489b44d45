package dev.singlet.runtime.key;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import dev.singlet.internal.text.Numbers;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys that are numbers or binary. */
public final class TypedKey {

  private TypedKey() {}

  /**
   * Returns a number key.
   *
   * @throws InvalidKeyException if DynamoDB can't store the number
   */
  public static AttributeValue number(String attribute, @Nullable Number value) {
    if (value == null) {
      throw new InvalidKeyException(
          Reason.MISSING, attribute, attribute + " is null. A part of a key needs a value.");
    }
    String problem = Numbers.problem(value);
    if (problem != null) {
      throw new InvalidKeyException(
          Reason.OUT_OF_RANGE, attribute, attribute + " " + value + " in a key " + problem + ".");
    }
    return AttributeValue.createN(Numbers.toText(value));
  }

  /**
   * Returns a binary key.
   *
   * @throws InvalidKeyException if it is empty or too long
   */
  public static AttributeValue binary(String attribute, byte @Nullable [] value, int maxBytes) {
    if (value == null || value.length == 0) {
      throw new InvalidKeyException(
          Reason.EMPTY, attribute, attribute + " in a key must not be empty.");
    }
    if (value.length > maxBytes) {
      throw new InvalidKeyException(
          Reason.TOO_LONG,
          attribute,
          String.format(
              "%s in a key is %d bytes long. DynamoDB takes at most %d.",
              attribute, value.length, maxBytes));
    }
    return AttributeValue.createB(SdkBytes.fromByteArray(value));
  }

  /**
   * Returns a binary key.
   *
   * @throws InvalidKeyException if it is empty or too long
   */
  public static AttributeValue binary(String attribute, @Nullable SdkBytes value, int maxBytes) {
    return binary(attribute, value == null ? null : value.asByteArray(), maxBytes);
  }

  /**
   * Returns a binary key.
   *
   * @param value the value; its remaining bytes count
   * @throws InvalidKeyException if it is empty or too long
   */
  public static AttributeValue binary(String attribute, @Nullable ByteBuffer value, int maxBytes) {
    return binary(attribute, value == null ? null : SdkBytes.fromByteBuffer(value), maxBytes);
  }
}
