package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
  public static Code construct(MakerCode maker, List<AttributeModel> attributes) {
    return construct(maker, attributes, Parts.OF_ITEM);
  }

  /**
   * Returns a new record.
   *
   * @param parts the values of its components; their sources are in variables with their names
   */
  public static Code construct(MakerCode maker, List<AttributeModel> attributes, Parts parts) {
    if (!DefaultOrder.matters(attributes)) {
      return Code.builder().addStatement("return $L", newRecord(maker, attributes, parts)).build();
    }
    // No default is made of what is in a record that may be absent.
    Code.Builder code = Code.builder();
    for (AttributeModel attribute : DefaultOrder.of(attributes)) {
      if (!attribute.isInOptional()) {
        code.addStatement(
            "$T $N = $L",
            attribute.type().javaType(),
            Words.variable(attribute.component()),
            parts.value(attribute));
      }
    }
    Parts read =
        new Parts() {
          @Override
          public Code value(AttributeModel attribute) {
            return attribute.isInOptional()
                ? parts.value(attribute)
                : Code.of("$N", Words.variable(attribute.component()));
          }

          @Override
          public Code areThere(List<AttributeModel> all) {
            return parts.areThere(all);
          }
        };
    return code.addStatement("return $L", newRecord(maker, attributes, read)).build();
  }

  /** Returns a new record of the values of its components. */
  public static Code newRecord(MakerCode maker, List<AttributeModel> attributes, Parts parts) {
    return new RecordCode(parts).of(maker, attributes);
  }

  /** Returns the value of a component of a record; null if there is none. */
  public static Code given(AttributeModel attribute, String record) {
    return FlattenedCode.of(attribute.path(), record).component(attribute);
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

  /** Calls a computed method, or takes a value out of a nested record. */
  public static Code compute(EntityModel entity, ComputedModel computed, Parts parts) {
    if (!computed.steps().isEmpty()) {
      AttributeModel record = attribute(entity.attributes(), computed.parameters().get(0));
      return NestedCode.value(record.isNullable(), parts.value(record), computed.steps());
    }
    Code arguments = arguments(entity.attributes(), computed.parameters(), null, parts);
    return Code.of("$T.$N($L)", entity.type(), computed.name(), arguments);
  }

  /**
   * Returns components as arguments of a method of the record.
   *
   * @param level the flattened component of the record; null for the entity
   * @param parts the values of components; for an absent set, an empty one
   */
  public static Code arguments(
      List<AttributeModel> attributes,
      List<String> components,
      @Nullable FlattenedModel level,
      Parts parts) {
    List<AttributeModel> taken = components.stream().map(c -> attribute(attributes, c)).toList();
    return new RecordCode(parts).components(taken, level).stream().collect(Code.joining(", "));
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
    if (attribute.context() != null) {
      return Code.of("stamps.given($S, $L)", attribute.component(), given);
    }
    if (attribute.stamp() == Stamp.CREATED) {
      return Code.of("stamps.created($L)", given);
    }
    if (attribute.stamp() == Stamp.MODIFIED) {
      return Code.of("stamps.modified($L)", given);
    }
    if (attribute.initialOfNew() == null
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
