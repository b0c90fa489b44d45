package dev.singlet.internal.text;

import java.math.BigDecimal;
import java.util.List;
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
  private static final int MAX_NUMBER = 21;
  private static final int MAX_BYTES_OF_CHAR = 3;

  private ItemSize() {}

  /** Returns the size of all attributes, names and values. */
  public static long of(Map<String, AttributeValue> item) {
    long size = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += of(attribute.getKey(), attribute.getValue());
    }
    return size;
  }

  /**
   * Returns an upper bound of an item's size, from the lengths of its texts. For most items it
   * makes counting each char unnecessary.
   */
  private static long most(Map<String, AttributeValue> item) {
    long most = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      most += most(attribute.getKey()) + most(attribute.getValue());
    }
    return most;
  }

  /** Returns an upper bound of a text's size. */
  public static long most(String text) {
    return (long) text.length() * MAX_BYTES_OF_CHAR;
  }

  /** Returns an upper bound of a value's size. */
  public static long most(AttributeValue value) {
    if (value.s() != null) {
      return most(value.s());
    } else if (value.n() != null) {
      return MAX_NUMBER;
    } else if (value.hasSs()) {
      return mostOfTexts(value.ss());
    } else if (value.hasL()) {
      return mostOfList(value.l());
    } else if (value.hasM()) {
      return DOCUMENT_OVERHEAD + (long) value.m().size() * ELEMENT_OVERHEAD + most(value.m());
    }
    return of(value);
  }

  private static long mostOfTexts(List<String> texts) {
    long most = 0;
    for (String text : texts) {
      most += most(text);
    }
    return most;
  }

  private static long mostOfList(List<AttributeValue> elements) {
    long most = DOCUMENT_OVERHEAD;
    for (AttributeValue element : elements) {
      most += ELEMENT_OVERHEAD + most(element);
    }
    return most;
  }

  /** Returns the size of one attribute, its name and its value. */
  public static long of(String name, AttributeValue value) {
    return ofName(name) + of(value);
  }

  /** Returns the size of an attribute's name. */
  public static long ofName(String name) {
    return Utf8.length(name);
  }

  /** Returns the size of a value. */
  public static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> Utf8.length(value.s());
      case N -> number(value.n());
      case B -> length(value.b());
      case BOOL, NUL -> 1;
      case SS -> value.ss().stream().mapToLong(Utf8::length).sum();
      case NS -> value.ns().stream().mapToLong(ItemSize::number).sum();
      case BS -> value.bs().stream().mapToLong(ItemSize::length).sum();
      case L -> list(value.l());
      case M -> DOCUMENT_OVERHEAD + (long) value.m().size() * ELEMENT_OVERHEAD + of(value.m());
      case UNKNOWN_TO_SDK_VERSION ->
          throw new IllegalArgumentException("no type that DynamoDB has: " + value);
    };
  }

  private static long list(List<AttributeValue> elements) {
    long size = DOCUMENT_OVERHEAD;
    for (AttributeValue element : elements) {
      size += ELEMENT_OVERHEAD + of(element);
    }
    return size;
  }

  private static long length(SdkBytes bytes) {
    return bytes.asByteArrayUnsafe().length;
  }

  /**
   * Returns the size of a number: one byte for every two significant digits, one more, and another
   * one for a negative number. The documentation says "approximately". The pairs are counted from
   * the decimal point, as DynamoDB Local does, so 1.5 has two pairs and 15 has one.
   */
  private static int number(String text) {
    BigDecimal number = new BigDecimal(text).stripTrailingZeros();
    if (number.signum() == 0) {
      return 1;
    }
    int lastPlace = -number.scale();
    int firstPlace = lastPlace + number.precision() - 1;
    int pairs = Math.floorDiv(firstPlace, 2) - Math.floorDiv(lastPlace, 2) + 1;
    return Math.min(pairs + (number.signum() < 0 ? 2 : 1), MAX_NUMBER);
  }
}
