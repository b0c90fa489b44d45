package dev.singlet.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Any value that DynamoDB can store, in JSON's own types. When read back, sets become lists, and
 * bytes become texts, because JSON can't tell them apart.
 */
record OpenShape() implements Shape {

  @Override
  public Object write(AttributeValue value, String path) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> Scalars.number(value.n(), path);
      case B -> Scalars.base64(value.b());
      case BOOL -> value.bool();
      case NUL -> JsonTree.Null.NULL;
      case SS -> value.ss();
      case NS -> value.ns().stream().map(number -> Scalars.number(number, path)).toList();
      case BS -> value.bs().stream().map(Scalars::base64).toList();
      case L -> {
        List<Object> elements = new ArrayList<>();
        for (AttributeValue element : value.l()) {
          elements.add(write(element, JsonTree.element(path, elements.size())));
        }
        yield elements;
      }
      case M -> {
        Map<String, Object> members = new TreeMap<>();
        value.m().forEach((n, held) -> members.put(n, write(held, JsonTree.member(path, n))));
        yield members;
      }
      default -> throw new InvalidJsonException(path, "holds a value of no DynamoDB type");
    };
  }

  @Override
  public AttributeValue read(Object json, String path) {
    if (json instanceof Map<?, ?> object) {
      Map<String, AttributeValue> members = new HashMap<>();
      object.forEach(
          (n, held) -> members.put((String) n, read(held, JsonTree.member(path, (String) n))));
      return AttributeValue.createM(members);
    }
    if (json instanceof List<?> array) {
      List<AttributeValue> elements = new ArrayList<>();
      for (Object element : array) {
        elements.add(read(element, JsonTree.element(path, elements.size())));
      }
      return AttributeValue.createL(elements);
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
}
