package dev.singlet.processor.write.schema;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.model.json.JsonText;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.processor.write.codec.ExtrasCode;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the JSON Schema of an entity: the record's own attributes, in their stored form and under
 * their stored names.
 *
 * @see <a href="https://json-schema.org/draft/2020-12">JSON Schema, draft 2020-12</a>
 */
public final class JsonSchemaWriter {

  private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";
  private static final String PROPERTIES = "properties";

  private final EntityModel entity;
  private final TableSettings table;

  private JsonSchemaWriter(EntityModel entity, TableSettings table) {
    this.entity = entity;
    this.table = table;
  }

  public static String of(EntityModel entity, TableSettings table) {
    return JsonText.of(new JsonSchemaWriter(entity, table).schema());
  }

  private Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", DRAFT);
    schema.put("title", entity.name());
    Map<String, Object> properties = properties(entity.attributes());
    for (ComputedModel computed : entity.computed()) {
      if (computed.stored() != null && !computed.isHidden()) {
        Map<String, Object> property = new LinkedHashMap<>(TypeSchema.of(computed.type()));
        property.put("readOnly", true);
        properties.put(
            computed.stored(), computed.isNullable() ? TypeSchema.nullable(property) : property);
      }
    }
    Map<String, Object> object = object(properties, required(entity.attributes()));
    if (hasExtras(entity.attributes())) {
      open(object, ExtrasCode.known(entity, table));
    }
    schema.putAll(object);
    Map<String, Object> definitions = new TreeMap<>();
    for (UnionModel union : entity.nested().unions()) {
      definitions.put(TypeSchema.definition(union.codec()), union(union));
    }
    for (NestedModel nested : entity.nested().records()) {
      definitions.put(TypeSchema.definition(nested.codec()), record(nested));
    }
    Set<String> used = new TreeSet<>();
    collect(schema, definitions, used);
    definitions.keySet().retainAll(used);
    if (!definitions.isEmpty()) {
      schema.put("$defs", definitions);
    }
    return schema;
  }

  /** Collects the definitions that a schema refers to, directly or through others. */
  private static void collect(Object schema, Map<String, Object> definitions, Set<String> used) {
    if (schema instanceof List<?> list) {
      list.forEach(element -> collect(element, definitions, used));
    } else if (schema instanceof Map<?, ?> object) {
      object.values().forEach(value -> collect(value, definitions, used));
      if (object.get("$ref") instanceof String reference) {
        String name = reference.substring(TypeSchema.DEFINITIONS.length());
        if (used.add(name)) {
          collect(Objects.requireNonNull(definitions.get(name)), definitions, used);
        }
      }
    }
  }

  /**
   * Returns the schema of a union. Each record also has the attribute that tells which one it is.
   */
  private Map<String, Object> union(UnionModel union) {
    if (!union.hasDiscriminator()) {
      return anyOf(union);
    }
    List<Object> variants = new ArrayList<>();
    for (UnionModel.Variant variant : union.variants()) {
      NestedModel nested = entity.nested().record((ValueType.Nested) variant.type());
      Map<String, Object> properties = properties(nested.attributes());
      properties.put(union.discriminator(), Map.of("const", variant.tag()));
      List<Object> required = new ArrayList<>(required(nested.attributes()));
      required.add(0, union.discriminator());
      variants.add(object(nested, properties, required));
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("oneOf", variants);
    schema.put("discriminator", Map.of("propertyName", union.discriminator()));
    return schema;
  }

  /** Returns the schema of a union that DynamoDB's types tell apart, with these types. */
  private Map<String, Object> anyOf(UnionModel union) {
    NestedTypes types = entity.nested();
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("anyOf", union.variants().stream().map(each -> variant(each.type())).toList());
    schema.put(
        TypeSchema.DYNAMODB,
        union.variants().stream().map(each -> types.dynamoType(each.type())).toList());
    return schema;
  }

  private Map<String, Object> variant(ValueType type) {
    return type instanceof ValueType.Nested nested && nested.is(Kind.UNWRAPPED)
        ? property(entity.nested().record(nested).attributes().get(0))
        : TypeSchema.of(type);
  }

  private Map<String, Object> record(NestedModel nested) {
    List<AttributeModel> attributes = nested.attributes();
    return nested.isTuple()
        ? TypeSchema.tuple(attributes.stream().map(this::property).toList())
        : object(nested, properties(attributes), required(attributes));
  }

  private Map<String, Object> object(
      NestedModel nested, Map<String, Object> properties, List<Object> required) {
    Map<String, Object> object = object(properties, required);
    if (hasExtras(nested.attributes())) {
      open(object, ExtrasCode.known(nested, entity.nested()));
    }
    return object;
  }

  private static boolean hasExtras(List<AttributeModel> attributes) {
    return attributes.stream().anyMatch(AttributeModel::isExtras);
  }

  /** Accepts other properties too, except those with the name of an attribute that is left out. */
  private static void open(Map<String, Object> object, Set<String> known) {
    Set<String> keptOut = new TreeSet<>(known);
    if (object.get(PROPERTIES) instanceof Map<?, ?> properties) {
      keptOut.removeAll(properties.keySet());
    }
    if (!keptOut.isEmpty()) {
      object.put("propertyNames", Map.of("not", Map.of("enum", List.copyOf(keptOut))));
    }
    object.put("additionalProperties", true);
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(TypeSchema.TYPE, "object");
    object.put(PROPERTIES, properties);
    if (!required.isEmpty()) {
      object.put("required", required);
    }
    object.put("additionalProperties", false);
    return object;
  }

  private Map<String, Object> properties(List<AttributeModel> attributes) {
    Map<String, Object> properties = new TreeMap<>();
    for (AttributeModel attribute : attributes) {
      if (!attribute.isHidden() && !attribute.isExtras()) {
        properties.put(attribute.stored(), property(attribute));
      }
    }
    return properties;
  }

  /** Returns the required properties of a record, which nothing can replace. */
  private static List<Object> required(List<AttributeModel> attributes) {
    TreeSet<String> required = new TreeSet<>();
    for (AttributeModel attribute : attributes) {
      boolean isFilledIn =
          attribute.isNullable()
              || attribute.initial() != null
              || attribute.isFilledIn()
              || (attribute.type().declared().isSet() && !attribute.isNeverEmpty());
      if (!isFilledIn && !attribute.isHidden() && !attribute.isExtras()) {
        required.add(attribute.stored());
      }
    }
    return new ArrayList<>(required);
  }

  private Map<String, Object> property(AttributeModel attribute) {
    ValueType type = opened(attribute.type());
    Map<String, Object> property =
        ConstraintSchema.narrow(TypeSchema.of(type), type, attribute.constraints());
    if (type.is(Kind.TRANSFORMED)) {
      return attribute.isNullable() ? TypeSchema.nullable(property) : property;
    }
    if (attribute.initial() instanceof DefaultValue.Literal literal
        && type.kind().isStoredAsWritten()) {
      property.put("default", literal(type, literal.text()));
    } else if (attribute.initial() instanceof DefaultValue.Constant constant
        && type instanceof ValueType.Enumeration enumeration) {
      property.put("default", stored(enumeration, constant.name()));
    }
    return attribute.isNullable() ? TypeSchema.nullable(property) : property;
  }

  /** Returns the type before encryption, because values are encrypted only in items. */
  private static ValueType opened(ValueType type) {
    return type instanceof ValueType.Transformed transformed
            && transformed.by() instanceof Transformation.Encrypt
        ? transformed.from()
        : type;
  }

  private static Object literal(ValueType type, String text) {
    if (type.kind().isNumber()) {
      return new BigDecimal(text);
    }
    if (type instanceof ValueType.Time time && time.format() == TimeFormat.EPOCH) {
      return Instant.parse(text).getEpochSecond();
    }
    if (type instanceof ValueType.Time time && time.format() == TimeFormat.EPOCH_MILLIS) {
      return Instant.parse(text).toEpochMilli();
    }
    return type.is(Kind.BOOLEAN) ? Boolean.valueOf(text) : text;
  }

  private static String stored(ValueType.Enumeration enumeration, String constant) {
    return enumeration.constants().stream()
        .filter(candidate -> candidate.name().equals(constant))
        .map(EnumConstant::stored)
        .findFirst()
        .orElse(constant);
  }
}
