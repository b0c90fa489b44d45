package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.json.JsonReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes JSON values that fit the schema of an entity. Different numbers give different values, as
 * far as they go.
 */
final class SchemaValues {

  private static final int DEEP = 3;
  private static final int TOO_DEEP = 20;

  /** Names of values that come after another one: pairs such as begin and end stay in order. */
  private static final Pattern LATER =
      Pattern.compile("(?i)(end|ends|ended|until|to|finish|finished|max|upper|last)");

  private static final int LATER_BY = 10;

  private final EntityDescriptor entity;

  SchemaValues(EntityDescriptor entity) {
    this.entity = entity;
  }

  /**
   * Returns a value.
   *
   * @param schema what it fits
   * @param name of the component or member, for a fitting word
   * @param type its type
   * @param number which value, from 0
   */
  Object of(Schema schema, String name, StoredType type, int number) {
    return of(schema.present(), name, type, number, 0);
  }

  private Object of(Schema schema, String name, @Nullable StoredType type, int number, int depth) {
    if (depth > TOO_DEEP) {
      throw new NoSampleException("its values nest without an end.");
    }
    List<Object> constants = schema.list("enum");
    List<Schema> variants = variants(schema);
    Object constant = schema.value("const");
    if (constant != null) {
      return constant;
    }
    if (!constants.isEmpty()) {
      return constants.get(number % constants.size());
    }
    if (!variants.isEmpty()) {
      return of(variants.get(number % variants.size()).present(), name, null, number, depth + 1);
    }
    int place = LATER.matcher(name).matches() ? number + LATER_BY : number;
    return switch (schema.type()) {
      case "boolean" -> number % 2 == 0;
      case "integer" -> integer(schema, place);
      case "number" -> bounded(schema, new BigDecimal(place + 9 + ".50"));
      case "array" -> array(schema, name, type, number, depth);
      case "object" -> object(schema, type, number, depth);
      default -> text(schema, name, type, place);
    };
  }

  /** Returns the records of a union. Without a discriminator, the types of JSON tell them apart. */
  private static List<Schema> variants(Schema schema) {
    List<Schema> choices =
        schema.has("x-dynamodb") ? schema.alternatives("anyOf") : List.<Schema>of();
    List<String> types = choices.stream().map(each -> each.present().type()).toList();
    return choices.isEmpty()
        ? schema.alternatives("oneOf")
        : choices.stream()
            .filter(each -> Collections.frequency(types, each.present().type()) == 1)
            .toList();
  }

  private static Object integer(Schema schema, int number) {
    String unit = String.join("", schema.texts("description"));
    Instant later = Literals.NOW.plus(30L + number, ChronoUnit.DAYS);
    if (unit.startsWith("seconds since")) {
      return later.getEpochSecond();
    }
    if (unit.startsWith("milliseconds since")) {
      return later.toEpochMilli();
    }
    return bounded(schema, BigDecimal.valueOf(number + 1L)).toBigInteger();
  }

  private static BigDecimal bounded(Schema schema, BigDecimal wanted) {
    BigDecimal least = schema.number("minimum");
    BigDecimal above = schema.number("exclusiveMinimum");
    BigDecimal most = schema.number("maximum");
    BigDecimal below = schema.number("exclusiveMaximum");
    BigDecimal value = wanted;
    if (least != null && value.compareTo(least) < 0) {
      value = least.add(wanted);
    }
    if (above != null && value.compareTo(above) <= 0) {
      value = above.add(wanted);
    }
    if (most != null && value.compareTo(most) > 0) {
      value = most;
    }
    if (below != null && value.compareTo(below) >= 0) {
      value = below.subtract(BigDecimal.ONE);
    }
    return value;
  }

  private static Object text(Schema schema, String name, @Nullable StoredType type, int number) {
    if (schema.has("contentEncoding")) {
      byte[] bytes = Vocabulary.text(name, number).getBytes(StandardCharsets.UTF_8);
      return Base64.getEncoder().encodeToString(bytes);
    }
    String format = String.join("", schema.texts("format"));
    String wanted =
        switch (format) {
          case "uri" -> "https://example.com/" + Vocabulary.text(name, number);
          case "email" -> Vocabulary.text("email", number);
          default -> Literals.of(format, number);
        };
    String literal = wanted == null ? Literals.of(type, number) : null;
    return literal == null
        ? new Texts(schema).like(wanted == null ? Vocabulary.text(name, number) : wanted, number)
        : literal;
  }

  private Object array(
      Schema schema, String name, @Nullable StoredType type, int number, int depth) {
    List<Schema> tuple = schema.alternatives("prefixItems");
    if (!tuple.isEmpty()) {
      return tuple(tuple, type, number, depth);
    }
    Schema items = schema.schema("items");
    int least = schema.integer("minItems", 0);
    int most = Math.max(least, Math.min(2, schema.integer("maxItems", 2)));
    StoredType element = type == null ? null : type.element();
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < (depth < DEEP ? most : least); i++) {
      Object value =
          items == null ? name + i : of(items.present(), name, element, number + i, depth + 1);
      if (!elements.contains(value)) {
        elements.add(value);
      }
    }
    return elements;
  }

  /** Returns a value for each element of a tuple. Their components have words of their own. */
  private List<Object> tuple(
      List<Schema> elements, @Nullable StoredType type, int number, int depth) {
    List<AttributeDescriptor> components = components(type);
    List<Object> values = new ArrayList<>();
    for (Schema element : elements) {
      int place = values.size();
      boolean isKnown = place < components.size();
      values.add(
          of(
              element.present(),
              isKnown ? components.get(place).component() : "element",
              isKnown ? components.get(place).type() : null,
              number,
              depth + 1));
    }
    return values;
  }

  private Object object(Schema schema, @Nullable StoredType type, int number, int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    List<Object> required = schema.list("required");
    schema
        .properties()
        .forEach(
            (name, property) -> {
              boolean isRequired = required.contains(name) || property.value("const") != null;
              boolean ends = property.isNullable() || (depth > 0 && property.isReference());
              if (isRequired && property.isNullable() && depth >= DEEP) {
                members.put(name, JsonReader.NULL);
              } else if (isRequired || (depth < DEEP && !ends)) {
                StoredType inner = member(type, name);
                members.put(name, of(property.present(), name, inner, number, depth + 1));
              }
            });
    Schema others = schema.schema("additionalProperties");
    if (others != null && depth < DEEP) {
      StoredType key = type == null ? null : type.key();
      StoredType element = type == null ? null : type.element();
      int entries = Math.max(1, schema.integer("minProperties", 1));
      for (int entry = number; entry < number + entries; entry++) {
        members.put(
            Literals.key(key, entry), of(others.present(), "value", element, entry, depth + 1));
      }
    }
    return members;
  }

  /** Returns the type of a component of a nested record. */
  private @Nullable StoredType member(@Nullable StoredType type, String name) {
    return components(type).stream()
        .filter(attribute -> attribute.name().equals(name))
        .map(AttributeDescriptor::type)
        .findFirst()
        .orElse(null);
  }

  private List<AttributeDescriptor> components(@Nullable StoredType type) {
    return type == null || type.nested().isEmpty()
        ? List.of()
        : entity.records().stream()
            .filter(nested -> nested.id().equals(type.nested()))
            .findFirst()
            .map(NestedDescriptor::attributes)
            .orElse(List.of());
  }
}
