package dev.singlet.internal.text;

import java.math.BigDecimal;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bytes of an item as DynamoDB counts them.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html">Item
 *     sizes and formats</a>
 */
public final class ItemSize {

  private static final int DOCUMENT_OVERHEAD = 3;
  private static final int ELEMENT_OVERHEAD = 1;
  private static final int MAX_BYTES_OF_CHAR = 3;

  private ItemSize() {}

  /** Returns the size of all attributes, names and values. */
  public static long of(Map<String, AttributeValue> item) {
    return of(item, true);
  }

  /** Returns an upper bound of the size of all attributes. */
  public static long most(Map<String, AttributeValue> item) {
    return of(item, false);
  }

  /** Returns the size of one attribute, its name and its value. */
  public static long of(String name, AttributeValue value) {
    return ofName(name) + of(value);
  }

  /** Returns the size of an attribute's name. */
  public static long ofName(String name) {
    return text(name, true);
  }

  /** Returns the size of a value. */
  public static long of(AttributeValue value) {
    return of(value, true);
  }

  /** Returns an upper bound of a text's size. */
  public static long most(String text) {
    return text(text, false);
  }

  /**
   * Returns an upper bound of a value's size, from the lengths of its texts. For most items it
   * makes counting each char unnecessary.
   */
  public static long most(AttributeValue value) {
    return of(value, false);
  }

  private static long of(Map<String, AttributeValue> item, boolean isExact) {
    long size = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += text(attribute.getKey(), isExact) + of(attribute.getValue(), isExact);
    }
    return size;
  }

  private static long of(AttributeValue value, boolean isExact) {
    long size = 0;
    switch (value.type()) {
      case S -> size = text(value.s(), isExact);
      case N -> size = number(value.n(), isExact);
      case B -> size = length(value.b());
      case BOOL, NUL -> size = 1;
      case SS -> {
        for (String text : value.ss()) {
          size += text(text, isExact);
        }
      }
      case NS -> {
        for (String number : value.ns()) {
          size += number(number, isExact);
        }
      }
      case BS -> {
        for (SdkBytes bytes : value.bs()) {
          size += length(bytes);
        }
      }
      case L -> {
        size = DOCUMENT_OVERHEAD;
        for (AttributeValue element : value.l()) {
          size += ELEMENT_OVERHEAD + of(element, isExact);
        }
      }
      case M -> {
        long overhead = DOCUMENT_OVERHEAD + (long) value.m().size() * ELEMENT_OVERHEAD;
        size = overhead + of(value.m(), isExact);
      }
      default -> throw new IllegalArgumentException("no type that DynamoDB has: " + value);
    }
    return size;
  }

  private static long text(String text, boolean isExact) {
    return isExact ? Utf8.length(text) : (long) text.length() * MAX_BYTES_OF_CHAR;
  }

  private static long length(SdkBytes bytes) {
    return bytes.asByteArrayUnsafe().length;
  }

  /**
   * Returns the size of a number: one byte for every two significant digits, one more, and another
   * one for a negative number. The documentation says "approximately". The pairs are counted from
   * the decimal point, as DynamoDB Local does, so 1.5 has two pairs and 15 has one.
   */
  private static long number(String text, boolean isExact) {
    if (!isExact) {
      return Limits.NUMBER_BYTES;
    }
    BigDecimal number = new BigDecimal(text).stripTrailingZeros();
    if (number.signum() == 0) {
      return 1;
    }
    int lastPlace = -number.scale();
    int firstPlace = lastPlace + number.precision() - 1;
    int pairs = Math.floorDiv(firstPlace, 2) - Math.floorDiv(lastPlace, 2) + 1;
    return Math.min(pairs + (number.signum() < 0 ? 2 : 1), Limits.NUMBER_BYTES);
  }
}
