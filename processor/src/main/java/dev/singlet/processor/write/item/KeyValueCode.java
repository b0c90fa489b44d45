package dev.singlet.processor.write.item;

import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.KeyPlace;
import dev.singlet.processor.model.attribute.OnlyInKeyModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the code that reads components out of the keys that alone have them. */
public final class KeyValueCode {

  private KeyValueCode() {}

  /** Returns the method that writes them for JSON; empty if there are none. */
  public static Optional<MethodSource> method(EntityModel entity) {
    List<AttributeModel> values =
        entity.attributes().stream().filter(AttributeModel::isOnlyInKey).toList();
    if (values.isEmpty()) {
      return Optional.empty();
    }
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PROTECTED, "writeKeyValues")
            .addParameter(TypeNames.of(entity.type()), "entity")
            .addParameter(Names.ITEM_WRITER, "item");
    Set<String> components =
        values.stream().map(AttributeModel::component).collect(Collectors.toSet());
    method.addCode(ItemCode.given(entity, components, "entity"));
    values.forEach(attribute -> method.addCode(AttributeCode.write(attribute)));
    return Optional.of(method.build());
  }

  /** Adds the constants that read components. */
  static void addConstants(TypeSource.Builder type, List<AttributeModel> attributes) {
    Map<String, String> layouts = new HashMap<>();
    for (AttributeModel attribute : attributes) {
      OnlyInKeyModel onlyInKey = attribute.onlyInKey();
      if (onlyInKey != null) {
        KeyPlace place = onlyInKey.found();
        if (!layouts.containsKey(place.attribute())) {
          layouts.put(place.attribute(), layoutName(attribute, place));
          type.addField(layout(place, layoutName(attribute, place)));
        }
        type.addField(value(attribute, place, layouts.get(place.attribute())));
      }
    }
  }

  /** Returns the constant with the template of a key attribute. */
  private static FieldSource layout(KeyPlace place, String name) {
    Code.Builder layout = Code.builder();
    layout.add("new $T($S, $S", Names.KEY_LAYOUT, place.attribute(), place.delimiter());
    layout.add(place.tenant().isEmpty() ? Code.of(")") : Code.of(", $S)", place.tenant()));
    place.parts().forEach(part -> layout.add(part(part)));
    return FieldSource.constant(Names.KEY_LAYOUT, name, "$L", layout.build());
  }

  private static FieldSource value(AttributeModel attribute, KeyPlace place, String layout) {
    return FieldSource.constant(
        ParameterizedTypeName.get(Names.KEY_VALUE, TypeNames.of(attribute.type().javaType().box())),
        name(attribute),
        "$N.$L($S, $L)",
        layout,
        method(place.value()),
        text(place.value()),
        codec(attribute, place));
  }

  /** Returns the name of the constant. Each attribute is the first in one layout at most. */
  private static String layoutName(AttributeModel attribute, KeyPlace place) {
    String half = place.isSort() ? "SORT_LAYOUT" : "PARTITION_LAYOUT";
    return place.isOfIndex() ? name(attribute) + "_LAYOUT" : half;
  }

  /** Reads a component, as an expression. */
  static Code read(AttributeModel attribute) {
    boolean canLackKey = attribute.isOnlyInIndex() && attribute.isNullable();
    return Code.of("$N.$L(item)", name(attribute), canLackKey ? "readIfPresent" : "read");
  }

  /** Requires the keys that alone have values which a record can lack. */
  public static Code requireKeys(EntityModel entity) {
    List<AttributeModel> values =
        entity.attributes().stream().filter(a -> a.isOnlyInIndex() && a.isNullable()).toList();
    Code.Builder code = Code.builder();
    for (AttributeModel value : values) {
      code.addStatement(
          "violations.keyed($S, $N, $S, item.has($S))",
          value.component(),
          Words.variable(value.component()),
          value.holder(),
          value.holder());
    }
    return values.isEmpty() ? code.build() : code.addStatement("violations.throwIfAny()").build();
  }

  private static String name(AttributeModel attribute) {
    return Words.constant(attribute.component()) + "_IN_KEY";
  }

  private static Code part(Part part) {
    if (part instanceof Part.Literal literal) {
      return Code.of(".literal($S)", literal.text());
    }
    Part.Value value = (Part.Value) part;
    if (value.canHoldDelimiter()) {
      return Code.of(".any($S)", text(value));
    }
    return value.width() > 0
        ? Code.of(".value($S, $L)", text(value), value.width())
        : Code.of(".value($S)", text(value));
  }

  /** Returns the placeholder without its braces. */
  private static String text(Part.Value value) {
    String placeholder = value.toString();
    return placeholder.substring(1, placeholder.length() - 1);
  }

  /** Returns the method of {@code KeyLayout} for the format that writes a value. */
  private static String method(Part.Value value) {
    return value
        .appending()
        .map(Format::kind)
        .map(
            kind ->
                switch (kind) {
                  case ANY -> "text";
                  case ESCAPE -> "escaped";
                  case PAD -> "padded";
                  case REVERSE -> "reversed";
                  case DESCENDING -> "descending";
                  default -> throw new IllegalArgumentException(value + " can't be read back");
                })
        .orElse("text");
  }

  private static Code codec(AttributeModel attribute, KeyPlace place) {
    ValueType type = place.type();
    if (type instanceof ValueType.Converted converted) {
      return Code.of(
          "new $T<>(new $T(), $L)",
          Names.CONVERTED_CODEC,
          converted.converter(),
          CodecCode.DIRECT.key(converted.to()));
    }
    return type instanceof ValueType.Enumeration
        ? Code.of("$N", CodecCode.constantName(attribute.component()))
        : CodecCode.DIRECT.key(type);
  }
}
