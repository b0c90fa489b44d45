package dev.singlet.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All shapes. */
final class Shapes {

  private static final Shape OPEN = new OpenShape();

  private Shapes() {}

  /** Returns a stored value, whose type must be the expected one. */
  static AttributeValue require(AttributeValue.Type type, AttributeValue value) {
    if (value.type() != type) {
      throw new InvalidJsonException("is stored as " + value.type() + ", not " + type);
    }
    return value;
  }

  /** A value that JSON of a new entity must not have, because the write gives it. */
  record Refused() implements Shape {
    @Override
    public Object write(AttributeValue value) {
      throw new IllegalStateException("It is only read.");
    }

    @Override
    public AttributeValue read(Object json) {
      throw new InvalidJsonException("is given by the write, so leave it out");
    }
  }

  /** A map with any keys. */
  record Entries(Shape value) implements Shape {
    @Override
    public Object write(AttributeValue stored) {
      return JsonTree.members(require(AttributeValue.Type.M, stored).m(), value::write);
    }

    @Override
    public AttributeValue read(Object json) {
      return AttributeValue.createM(JsonTree.members(JsonTree.object(json), value::read));
    }

    @Override
    public AttributeValue merge(@Nullable AttributeValue before, Object patch) {
      return AttributeValue.createM(
          MergePatch.members(MergePatch.of(before), patch, name -> value));
    }
  }

  /** A list. */
  record Elements(Shape element) implements Shape {
    @Override
    public Object write(AttributeValue value) {
      return JsonTree.elements(require(AttributeValue.Type.L, value).l(), element::write);
    }

    @Override
    public AttributeValue read(Object json) {
      return AttributeValue.createL(JsonTree.elements(JsonTree.array(json), this::readElement));
    }

    private AttributeValue readElement(Object json) {
      AttributeValue read = element.read(json);
      return read == null ? AttributeValue.createNul(true) : read;
    }
  }

  /** A set of texts, numbers or bytes, depending on the DynamoDB type. */
  record Distinct(Shape element, AttributeValue.Type type) implements Shape {
    @Override
    public Object write(AttributeValue value) {
      return OPEN.write(require(type, value));
    }

    @Override
    public @Nullable AttributeValue read(Object json) {
      List<AttributeValue> elements = new ArrayList<>();
      Set<Object> seen = new HashSet<>();
      for (Object held : JsonTree.array(json)) {
        AttributeValue read = JsonTree.at(elements.size(), held, element::read);
        if (read == null || !seen.add(identity(read))) {
          throw new InvalidJsonException("is in the set already").in(elements.size());
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

  /**
   * A value that is not a list, map or set.
   *
   * @param type its DynamoDB type
   * @param reader returns the stored value of JSON
   */
  record Scalar(AttributeValue.Type type, Function<Object, AttributeValue> reader)
      implements Shape {
    @Override
    public Object write(AttributeValue value) {
      return OPEN.write(require(type, value));
    }

    @Override
    public AttributeValue read(Object json) {
      return reader.apply(json);
    }
  }

  /**
   * A string.
   *
   * @param constants the constants of an enum; empty for any text
   */
  static Shape text(List<String> constants) {
    return new Scalar(
        AttributeValue.Type.S,
        json -> {
          String text = Scalars.string(json);
          if (!constants.isEmpty() && !constants.contains(text)) {
            throw new InvalidJsonException(
                "is \"" + text + "\". There are " + String.join(", ", constants));
          }
          return AttributeValue.createS(text);
        });
  }

  /** A number. */
  static Shape number(boolean isInteger) {
    return new Scalar(
        AttributeValue.Type.N,
        json -> {
          if (!(json instanceof JsonTree.Numeral number)) {
            throw Scalars.unexpected("a number", json);
          }
          BigDecimal value = Scalars.decimal(number.text());
          if (isInteger && value.signum() != 0 && value.stripTrailingZeros().scale() > 0) {
            throw new InvalidJsonException(
                "is the number " + number.text() + ", and should be an integer");
          }
          return AttributeValue.createN(number.text());
        });
  }

  /** A value that may be null. Null is stored as absent. */
  record OrNull(Shape shape) implements Shape {

    @Override
    public Object write(AttributeValue value) {
      return shape.write(value);
    }

    @Override
    public @Nullable AttributeValue read(Object json) {
      return json == JsonTree.Null.NULL ? null : shape.read(json);
    }

    @Override
    public @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
      return shape.merge(before, patch);
    }
  }

  /** An element of a list or a value of a map that may be null, which is stored as NULL. */
  record WithNull(Shape shape) implements Shape {

    @Override
    public Object write(AttributeValue value) {
      boolean isNull = value.type() == AttributeValue.Type.NUL;
      return isNull ? JsonTree.Null.NULL : shape.write(value);
    }

    @Override
    public @Nullable AttributeValue read(Object json) {
      return json == JsonTree.Null.NULL ? AttributeValue.createNul(true) : shape.read(json);
    }

    @Override
    public @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
      return shape.merge(before, patch);
    }
  }

  /** A type defined elsewhere, which may contain itself. */
  record Defined(Map<String, Shape> definitions, String name) implements Shape {

    private Shape shape() {
      return Objects.requireNonNull(definitions.get(name));
    }

    @Override
    public Object write(AttributeValue value) {
      return shape().write(value);
    }

    @Override
    public @Nullable AttributeValue read(Object json) {
      return shape().read(json);
    }

    @Override
    public @Nullable AttributeValue merge(@Nullable AttributeValue before, Object patch) {
      return shape().merge(before, patch);
    }

    @Override
    public String toString() {
      return "Defined[" + name + "]";
    }
  }
}
