package dev.singlet.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All shapes. */
final class Shapes {

  private Shapes() {}

  /** A map with any keys. */
  record Entries(Shape value) implements Shape {

    @Override
    public Object write(AttributeValue stored, String path) {
      if (!stored.hasM()) {
        throw mismatch("M", stored, path);
      }
      Map<String, Object> members = new TreeMap<>();
      stored
          .m()
          .forEach(
              (name, held) -> members.put(name, value.write(held, JsonTree.member(path, name))));
      return members;
    }

    @Override
    public AttributeValue read(Object json, String path) {
      Map<String, AttributeValue> entries = new HashMap<>();
      object(json, path)
          .forEach(
              (name, held) -> {
                AttributeValue entry = value.read(held, JsonTree.member(path, name));
                if (entry != null) {
                  entries.put(name, entry);
                }
              });
      return AttributeValue.createM(entries);
    }
  }

  /** A list. */
  record Elements(Shape element) implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (!value.hasL()) {
        throw mismatch("L", value, path);
      }
      List<Object> elements = new ArrayList<>();
      for (AttributeValue held : value.l()) {
        elements.add(element.write(held, JsonTree.element(path, elements.size())));
      }
      return elements;
    }

    @Override
    public AttributeValue read(Object json, String path) {
      List<AttributeValue> elements = new ArrayList<>();
      for (Object held : array(json, path)) {
        AttributeValue read = element.read(held, JsonTree.element(path, elements.size()));
        elements.add(read == null ? AttributeValue.createNul(true) : read);
      }
      return AttributeValue.createL(elements);
    }
  }

  /** A set of texts, numbers or bytes, depending on the DynamoDB type. */
  record Distinct(Shape element, AttributeValue.Type type) implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (value.type() != type) {
        throw mismatch(type.name(), value, path);
      }
      return switch (type) {
        case NS -> value.ns().stream().map(number -> Scalars.number(number, path)).toList();
        case BS -> value.bs().stream().map(Scalars::base64).toList();
        default -> value.ss();
      };
    }

    @Override
    public @Nullable AttributeValue read(Object json, String path) {
      List<AttributeValue> elements = new ArrayList<>();
      Set<Object> seen = new HashSet<>();
      for (Object held : array(json, path)) {
        String place = JsonTree.element(path, elements.size());
        AttributeValue read = element.read(held, place);
        if (read == null || !seen.add(identity(read))) {
          throw new InvalidJsonException(place, "is in the set already");
        }
        elements.add(read);
      }
      if (elements.isEmpty()) {
        return null;
      }
      return switch (type) {
        case NS -> AttributeValue.createNs(elements.stream().map(AttributeValue::n).toList());
        case BS -> AttributeValue.createBs(elements.stream().map(AttributeValue::b).toList());
        default -> AttributeValue.createSs(elements.stream().map(AttributeValue::s).toList());
      };
    }

    /** Returns the same object for equal values. DynamoDB treats 1 and 1.0 as equal. */
    private static Object identity(AttributeValue value) {
      return value.n() == null ? value : new BigDecimal(value.n()).stripTrailingZeros();
    }
  }

  /** A string; for an enum, one of its constants. */
  record Text(List<String> constants) implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (value.s() == null) {
        throw mismatch("S", value, path);
      }
      return value.s();
    }

    @Override
    public AttributeValue read(Object json, String path) {
      String text = Scalars.string(json, path);
      if (!constants.isEmpty() && !constants.contains(text)) {
        throw new InvalidJsonException(
            path, "is \"" + text + "\". There are " + String.join(", ", constants));
      }
      return AttributeValue.createS(text);
    }
  }

  /** A number. */
  record Numeric(boolean isInteger) implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (value.n() == null) {
        throw mismatch("N", value, path);
      }
      return Scalars.number(value.n(), path);
    }

    @Override
    public AttributeValue read(Object json, String path) {
      if (!(json instanceof JsonTree.Numeral number)) {
        throw Scalars.unexpected("a number", json, path);
      }
      BigDecimal value = Scalars.decimal(number.text(), path);
      if (isInteger && value.signum() != 0 && value.stripTrailingZeros().scale() > 0) {
        throw Scalars.unexpected("an integer", json, path);
      }
      return AttributeValue.createN(number.text());
    }
  }

  /** A boolean. */
  record Bool() implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (value.bool() == null) {
        throw mismatch("BOOL", value, path);
      }
      return value.bool();
    }

    @Override
    public AttributeValue read(Object json, String path) {
      if (json instanceof Boolean bool) {
        return AttributeValue.createBool(bool);
      }
      throw Scalars.unexpected("true or false", json, path);
    }
  }

  /** Bytes. */
  record Binary() implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      if (value.b() == null) {
        throw mismatch("B", value, path);
      }
      return Scalars.base64(value.b());
    }

    @Override
    public AttributeValue read(Object json, String path) {
      return AttributeValue.createB(Scalars.bytes(json, path));
    }
  }

  /** A value that may be null. Null is stored as absent. */
  record OrNull(Shape shape) implements Shape {

    @Override
    public Object write(AttributeValue value, String path) {
      return shape.write(value, path);
    }

    @Override
    public @Nullable AttributeValue read(Object json, String path) {
      return json == JsonTree.Null.NULL ? null : shape.read(json, path);
    }
  }

  /** A type defined elsewhere, which may contain itself. */
  record Defined(Map<String, Shape> definitions, String name) implements Shape {

    private Shape shape() {
      return Objects.requireNonNull(definitions.get(name));
    }

    @Override
    public Object write(AttributeValue value, String path) {
      return shape().write(value, path);
    }

    @Override
    public @Nullable AttributeValue read(Object json, String path) {
      return shape().read(json, path);
    }

    @Override
    public String toString() {
      return "Defined[" + name + "]";
    }
  }

  static InvalidJsonException mismatch(String wanted, AttributeValue value, String path) {
    return new InvalidJsonException(path, "is stored as " + value.type() + ", not " + wanted);
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object json, String path) {
    if (json instanceof Map<?, ?> object) {
      return (Map<String, Object>) object;
    }
    throw Scalars.unexpected("an object", json, path);
  }

  private static List<?> array(Object json, String path) {
    if (json instanceof List<?> array) {
      return array;
    }
    throw Scalars.unexpected("an array", json, path);
  }
}
