package dev.singlet.json;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A list with an element of each shape, in this order. */
record TupleShape(List<Shape> elements) implements Shape {

  @Override
  public Object write(AttributeValue value) {
    List<AttributeValue> stored = Shapes.require(AttributeValue.Type.L, value).l();
    requireAll(stored.size());
    List<Object> array = new ArrayList<>();
    for (int i = 0; i < stored.size(); i++) {
      array.add(JsonTree.at(i, stored.get(i), elements.get(i)::write));
    }
    return array;
  }

  @Override
  public AttributeValue read(Object json) {
    List<?> array = JsonTree.array(json);
    requireAll(array.size());
    List<AttributeValue> stored = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      AttributeValue element = JsonTree.at(i, array.get(i), elements.get(i)::read);
      if (element == null) {
        throw new InvalidJsonException("is required, and empty").in(i);
      }
      stored.add(element);
    }
    return AttributeValue.createL(stored);
  }

  private void requireAll(int size) {
    if (size != elements.size()) {
      throw new InvalidJsonException(
          "has %d element%s, and needs %d".formatted(size, size == 1 ? "" : "s", elements.size()));
    }
  }
}
