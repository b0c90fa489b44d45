package dev.singlet.json;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A list with an element of each shape, in this order. */
record TupleShape(List<Shape> elements) implements Shape {

  @Override
  public Object write(AttributeValue value, String path) {
    List<AttributeValue> stored = Shapes.require(AttributeValue.Type.L, value, path).l();
    requireAll(stored.size(), path);
    List<Object> array = new ArrayList<>();
    for (int i = 0; i < stored.size(); i++) {
      array.add(elements.get(i).write(stored.get(i), JsonTree.element(path, i)));
    }
    return array;
  }

  @Override
  public AttributeValue read(Object json, String path) {
    List<?> array = JsonTree.array(json, path);
    requireAll(array.size(), path);
    List<AttributeValue> stored = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      String place = JsonTree.element(path, i);
      AttributeValue element = elements.get(i).read(array.get(i), place);
      if (element == null) {
        throw new InvalidJsonException(place, "is required, and empty");
      }
      stored.add(element);
    }
    return AttributeValue.createL(stored);
  }

  private void requireAll(int size, String path) {
    if (size != elements.size()) {
      throw new InvalidJsonException(
          path,
          "has %d element%s, and needs %d".formatted(size, size == 1 ? "" : "s", elements.size()));
    }
  }
}
