package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import dev.singlet.internal.text.Numbers;
import dev.singlet.value.Document.Binary;
import dev.singlet.value.Document.BinarySet;
import dev.singlet.value.Document.Bool;
import dev.singlet.value.Document.ListOf;
import dev.singlet.value.Document.MapOf;
import dev.singlet.value.Document.Null;
import dev.singlet.value.Document.NumberSet;
import dev.singlet.value.Document.Numeric;
import dev.singlet.value.Document.Text;
import dev.singlet.value.Document.TextSet;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converts documents to attribute values and back. */
final class Documents {

  private Documents() {}

  static Document of(AttributeValue value, int level) {
    return switch (value.type()) {
      case S -> new Text(value.s());
      case N -> new Numeric(number(value.n()));
      case B -> new Binary(value.b());
      case BOOL -> new Bool(value.bool());
      case NUL -> Document.ofNull();
      case SS -> new TextSet(new LinkedHashSet<>(value.ss()));
      case NS -> {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        value.ns().forEach(number -> numbers.add(number(number)));
        yield new NumberSet(numbers);
      }
      case BS -> new BinarySet(new LinkedHashSet<>(value.bs()));
      case L -> {
        requireLevel(level);
        yield new ListOf(value.l().stream().map(each -> of(each, level + 1)).toList());
      }
      case M -> {
        requireLevel(level);
        Map<String, Document> values = new LinkedHashMap<>();
        value.m().forEach((key, each) -> values.put(key, of(each, level + 1)));
        yield new MapOf(values);
      }
      case UNKNOWN_TO_SDK_VERSION -> throw invalid("is of no DynamoDB type");
    };
  }

  private static BigDecimal number(String text) {
    BigDecimal number = Numbers.parse(text);
    if (number == null) {
      throw invalid("holds \"" + text + "\", which is not a number that DynamoDB can hold");
    }
    return number;
  }

  private static void requireLevel(int level) {
    if (level > Limits.NESTING_LEVELS) {
      throw invalid(Nesting.REASON);
    }
  }

  private static InvalidArgumentException invalid(String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_VALUE, "The value " + problem + ".");
  }

  static AttributeValue toAttributeValue(Document document) {
    return toAttributeValue(document, 2);
  }

  /**
   * Converts a document to an attribute value.
   *
   * @param level its level within the item, if it is a list or a map
   */
  private static AttributeValue toAttributeValue(Document document, int level) {
    if (document instanceof Text text) {
      return AttributeValue.createS(text.value());
    }
    if (document instanceof Numeric number) {
      return AttributeValue.createN(Numbers.toText(number.value()));
    }
    if (document instanceof Binary binary) {
      return AttributeValue.createB(binary.value());
    }
    if (document instanceof Bool bool) {
      return AttributeValue.createBool(bool.value());
    }
    if (document instanceof TextSet set) {
      return AttributeValue.createSs(List.copyOf(set.values()));
    }
    if (document instanceof NumberSet set) {
      return AttributeValue.createNs(set.values().stream().map(Numbers::toText).toList());
    }
    if (document instanceof BinarySet set) {
      return AttributeValue.createBs(List.copyOf(set.values()));
    }
    if (document instanceof ListOf list) {
      checkLevel(level);
      return AttributeValue.createL(
          list.values().stream().map(value -> toAttributeValue(value, level + 1)).toList());
    }
    if (document instanceof MapOf map) {
      checkLevel(level);
      Map<String, AttributeValue> values = new LinkedHashMap<>();
      map.values().forEach((key, value) -> values.put(key, toAttributeValue(value, level + 1)));
      return AttributeValue.createM(values);
    }
    return AttributeValue.createNul(true);
  }

  private static void checkLevel(int level) {
    if (level > Limits.NESTING_LEVELS) {
      throw new IllegalStateException("The document " + Nesting.REASON + ".");
    }
  }

  static <D extends Document> D cast(Document document, Class<D> type, String expected) {
    if (!type.isInstance(document)) {
      throw new IllegalStateException(
          "The document is of type " + name(document) + ", not " + expected + ".");
    }
    return type.cast(document);
  }

  private static String name(Document document) {
    if (document instanceof Text) {
      return "text";
    }
    if (document instanceof Numeric) {
      return "number";
    }
    if (document instanceof Bool) {
      return "boolean";
    }
    if (document instanceof Null) {
      return "null";
    }
    if (document instanceof Binary) {
      return "binary";
    }
    if (document instanceof ListOf) {
      return "list";
    }
    return document instanceof MapOf ? "map" : "set";
  }
}
