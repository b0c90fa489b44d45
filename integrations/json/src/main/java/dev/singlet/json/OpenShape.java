package dev.singlet.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Any value that DynamoDB can store, in JSON's own types. When read back, sets become lists, and
 * bytes become texts, because JSON can't tell them apart.
 */
record OpenShape() implements Shape {

  @Override
  public Object write(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> Scalars.number(value.n());
      case B -> Scalars.base64(value.b());
      case BOOL -> value.bool();
      case NUL -> JsonTree.Null.NULL;
      case SS -> value.ss();
      case NS -> value.ns().stream().map(Scalars::number).toList();
      case BS -> value.bs().stream().map(Scalars::base64).toList();
      case L -> JsonTree.elements(value.l(), this::write);
      case M -> JsonTree.members(value.m(), this::write);
      default -> throw new InvalidJsonException("holds a value of no DynamoDB type");
    };
  }

  @Override
  public AttributeValue read(Object json) {
    if (json instanceof Map) {
      return AttributeValue.createM(JsonTree.members(JsonTree.object(json), this::read));
    }
    if (json instanceof List<?> array) {
      return AttributeValue.createL(JsonTree.elements(array, this::read));
    }
    if (json instanceof JsonTree.Numeral number) {
      return AttributeValue.createN(number.text());
    }
    if (json instanceof Boolean bool) {
      return AttributeValue.createBool(bool);
    }
    return json instanceof String text
        ? AttributeValue.createS(text)
        : AttributeValue.createNul(true);
  }

  @Override
  public AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    return patch instanceof Map
        ? AttributeValue.createM(MergePatch.members(MergePatch.of(before), patch, name -> this))
        : read(patch);
  }
}
