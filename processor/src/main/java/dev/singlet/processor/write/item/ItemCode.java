package dev.singlet.processor.write.item;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.DefaultOrder;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Kind;
import dev.singlet.processor.model.Wrapping;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Writes the code that entities and the records within them share: taking components out of a
 * record, and making a record of components.
 */
public final class ItemCode {

  private ItemCode() {}

  /** Puts the components of a record into variables, with defaults and stamps filled in. */
  public static Code variables(List<AttributeModel> attributes, String record, AsReadCode asRead) {
    Code.Builder code = Code.builder();
    for (AttributeModel attribute : DefaultOrder.of(attributes)) {
      code.addStatement(
          "$T $N = $L",
          attribute.type().javaType(),
          Words.variable(attribute.component()),
          value(attribute, given(attribute, record), attributes, asRead));
    }
    return code.build();
  }

  /** Puts some components of a record into variables as they are. */
  public static Code given(EntityModel entity, Set<String> components, String record) {
    Code.Builder code = Code.builder();
    for (AttributeModel attribute : entity.attributes()) {
      if (components.contains(attribute.component())) {
        code.addStatement(
            "$T $N = $L",
            attribute.type().javaType(),
            Words.variable(attribute.component()),
            given(attribute, record));
      }
    }
    return code.build();
  }

  /** Returns a new record from an item reader. */
  public static Code construct(TypeName record, List<AttributeModel> attributes) {
    return construct(record, attributes, AttributeCode::read);
  }

  /**
   * Returns a new record.
   *
   * @param value returns the value of a component; its sources are in variables with their names
   */
  public static Code construct(
      TypeName record, List<AttributeModel> attributes, Function<AttributeModel, Code> value) {
    Code.Builder code = Code.builder();
    List<Code> values = attributes.stream().map(value).toList();
    if (DefaultOrder.matters(attributes)) {
      for (AttributeModel attribute : DefaultOrder.of(attributes)) {
        code.addStatement(
            "$T $N = $L",
            attribute.type().javaType(),
            Words.variable(attribute.component()),
            value.apply(attribute));
      }
      values = values(attributes);
    }
    return code.addStatement("return $L", newRecord(record, attributes, values)).build();
  }

  /** Returns a new record of the values of its components. */
  public static Code newRecord(
      TypeName record, List<AttributeModel> attributes, List<Code> values) {
    List<Code> arguments = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      arguments.add(wrapped(attributes.get(i).wrapping(), values.get(i)));
    }
    return arguments.isEmpty()
        ? Code.of("new $T()", record)
        : Code.of("new $T($L)", record, arguments.stream().collect(Code.joining(", ")));
  }

  /** Returns the values of components that are in variables with their names. */
  private static List<Code> values(List<AttributeModel> attributes) {
    return attributes.stream()
        .map(attribute -> Code.of("$N", Words.variable(attribute.component())))
        .toList();
  }

  /** Returns the value of a component of a record; null if there is none. */
  public static Code given(AttributeModel attribute, String record) {
    Code component = Code.of("$L.$N()", record, attribute.component());
    return attribute.wrapping() == Wrapping.NONE
        ? component
        : Code.of("$T.orNull($L)", Names.OPTIONALS, component);
  }

  /** Returns a value, which may be null, in the wrapper of its component. */
  static Code wrapped(Wrapping wrapping, Code value) {
    return switch (wrapping) {
      case NONE -> value;
      case OPTIONAL -> Code.of("$T.ofNullable($L)", Optional.class, value);
      case OPTIONAL_INT -> Code.of("$T.optionalInt($L)", Names.OPTIONALS, value);
      case OPTIONAL_LONG -> Code.of("$T.optionalLong($L)", Names.OPTIONALS, value);
      case OPTIONAL_DOUBLE -> Code.of("$T.optionalDouble($L)", Names.OPTIONALS, value);
    };
  }

  /** Calls a computed method, with a function for the values of components. */
  public static Code compute(
      EntityModel entity, ComputedModel computed, Function<AttributeModel, Code> value) {
    Code arguments = arguments(entity.attributes(), computed.parameters(), value);
    return Code.of("$T.$N($L)", entity.type(), computed.name(), arguments);
  }

  /**
   * Returns components as arguments of a method of the record.
   *
   * @param value returns the value of a component; for an absent set, an empty one
   */
  public static Code arguments(
      List<AttributeModel> attributes,
      List<String> components,
      Function<AttributeModel, Code> value) {
    return components.stream()
        .map(component -> attribute(attributes, component))
        .map(attribute -> wrapped(attribute.wrapping(), value.apply(attribute)))
        .collect(Code.joining(", "));
  }

  /** Returns the component of a name. */
  public static AttributeModel attribute(List<AttributeModel> attributes, String component) {
    return attributes.stream()
        .filter(attribute -> attribute.component().equals(component))
        .findFirst()
        .orElseThrow();
  }

  /** Writes a half of a key. */
  public static Code half(KeyHalf half, KeyNames names) {
    String attribute = half.attribute().name();
    return Code.builder()
        .addStatement("item.$L($S, $L)", names.writing(attribute), attribute, names.call(half))
        .build();
  }

  private static Code value(
      AttributeModel attribute, Code given, List<AttributeModel> attributes, AsReadCode asRead) {
    if (attribute.stamp() == Stamp.CREATED) {
      return Code.of("stamps.created($L)", given);
    }
    if (attribute.stamp() == Stamp.MODIFIED) {
      return Code.of("stamps.modified($L)", given);
    }
    if (attribute.initial() == null
        || attribute.isGeneratedId()
        || attribute.type().javaType().isPrimitive()) {
      return given;
    }
    Code initial =
        attribute.initial() instanceof DefaultValue.Now
            ? Code.of("stamps.now()")
            : AttributeCode.initial(
                attribute, source -> asRead.variable(attribute(attributes, source)));
    Code value =
        attribute.type().declared().is(Kind.DOCUMENT)
            ? Code.of("$T.of($L)", Names.AS_READ, given)
            : given;
    return Code.of(
        "$L == null$L ? $L : $L", value, areThere(attribute, attributes), initial, given);
  }

  /**
   * Returns the condition that no source of a default is missing. The checks report missing ones.
   */
  private static Code areThere(AttributeModel attribute, List<AttributeModel> attributes) {
    return attribute.defaultSources().stream()
        .filter(source -> DefaultOrder.canBeMissed(attribute(attributes, source), attributes))
        .map(source -> Code.of(" && $N != null", Words.variable(source)))
        .collect(Code.joining(""));
  }
}
