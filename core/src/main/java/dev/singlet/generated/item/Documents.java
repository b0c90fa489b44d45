package dev.singlet.generated.item;

import dev.singlet.generated.item.Document.Binary;
import dev.singlet.generated.item.Document.BinarySet;
import dev.singlet.generated.item.Document.Bool;
import dev.singlet.generated.item.Document.ListOf;
import dev.singlet.generated.item.Document.MapOf;
import dev.singlet.generated.item.Document.Null;
import dev.singlet.generated.item.Document.NumberSet;
import dev.singlet.generated.item.Document.Numeric;
import dev.singlet.generated.item.Document.Text;
import dev.singlet.generated.item.Document.TextSet;
import dev.singlet.internal.text.Nesting;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Documents as attribute values and back. */
final class Documents {

  private static final SetCodec<BigDecimal> NUMBERS = new SetCodec<>(Codecs.bigDecimal());

  private Documents() {}

  static Document of(StoredValue value) {
    return switch (value.type()) {
      case S -> new Text(Scalars.string(value));
      case N -> new Numeric(Codecs.bigDecimal().decode(value));
      case B -> new Binary(Scalars.binary(value));
      case BOOL -> new Bool(Scalars.bool(value));
      case NUL -> Document.ofNull();
      case SS -> new TextSet(new SetCodec<>(TextCodecs.string()).decode(value));
      case NS -> new NumberSet(NUMBERS.decode(value));
      case BS -> new BinarySet(new SetCodec<>(Codecs.sdkBytes()).decode(value));
      case L -> new ListOf(new ListCodec<>(new DocumentCodec()).decode(value));
      case M -> new MapOf(new MapCodec<>(TextCodecs.string(), new DocumentCodec()).decode(value));
      case UNKNOWN_TO_SDK_VERSION ->
          throw new DecodeFailure("", "is of no type that DynamoDB has", null);
    };
  }

  static AttributeValue toAttributeValue(Document document) {
    return toAttributeValue(document, 2);
  }

  /**
   * The document as DynamoDB holds it.
   *
   * @param level the level that it is in an item, if it is a list or a map
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
      return Scalars.bool(bool.value());
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
    if (level > Nesting.MAX) {
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
