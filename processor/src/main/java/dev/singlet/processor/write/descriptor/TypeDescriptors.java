package dev.singlet.processor.write.descriptor;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ContextModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EmbeddingModel;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.DynamoType;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Describes attributes and their types. */
final class TypeDescriptors {

  private TypeDescriptors() {}

  /**
   * Describes the components of a record.
   *
   * @param known the names of attributes that are not extras
   * @param embeddings the vectors that are made of other components
   */
  static List<AttributeDescriptor> attributes(
      List<AttributeModel> attributes, Set<String> known, List<EmbeddingModel> embeddings) {
    return attributes.stream().map(attribute -> attribute(attribute, known, embeddings)).toList();
  }

  private static AttributeDescriptor attribute(
      AttributeModel attribute, Set<String> known, List<EmbeddingModel> embeddings) {
    return new AttributeDescriptor(
        attribute.component(),
        attribute.isExtras() ? "" : attribute.stored(),
        attribute.text(),
        type(attribute.type()),
        attribute.wrapping() == Wrapping.NONE ? "" : attribute.wrapping().typeName(),
        attribute.isRequired(),
        attribute.isNullable(),
        attribute.initial() == null ? null : initial(attribute.initial(), attribute.isStated()),
        stamp(attribute.stamp()),
        context(attribute.context()),
        attribute.isReadOnly(),
        attribute.isTimeToLive(),
        attribute.isHidden(),
        attribute.isSensitive(),
        ConstraintDescriptors.of(attribute.constraints()),
        attribute.aliases(),
        attribute.isOnlyInKey() ? attribute.holder() : "",
        embeddings.stream()
            .filter(embedding -> embedding.attribute().equals(attribute))
            .findFirst()
            .map(EmbeddingModel::components)
            .orElse(List.of()),
        attribute.isExtras() ? List.copyOf(known) : List.of());
  }

  private static AttributeDescriptor.@Nullable Stamp stamp(AttributeModel.Stamp stamp) {
    return switch (stamp) {
      case NONE -> null;
      case CREATED -> AttributeDescriptor.Stamp.CREATED;
      case MODIFIED -> AttributeDescriptor.Stamp.MODIFIED;
      case VERSION -> AttributeDescriptor.Stamp.VERSION;
    };
  }

  private static AttributeDescriptor.@Nullable Context context(@Nullable ContextModel context) {
    return context == null
        ? null
        : new AttributeDescriptor.Context(context.source(), context.isOfCreation());
  }

  private static DefaultDescriptor initial(DefaultValue initial, boolean isStated) {
    DefaultDescriptor.Kind kind;
    String text = "";
    if (initial instanceof DefaultValue.Literal literal) {
      kind = DefaultDescriptor.Kind.VALUE;
      text = literal.text();
    } else if (initial instanceof DefaultValue.Constant constant) {
      kind = DefaultDescriptor.Kind.CONSTANT;
      text = constant.name();
    } else if (initial instanceof DefaultValue.Field field) {
      kind = DefaultDescriptor.Kind.FIELD;
      text = field.owner() + "." + field.name();
    } else if (initial instanceof DefaultValue.Call call) {
      kind = DefaultDescriptor.Kind.METHOD;
      text = call.owner() + "." + call.method();
    } else if (initial instanceof DefaultValue.NewId id) {
      kind = DefaultDescriptor.Kind.ID;
      text = id.format().name();
    } else {
      kind = DefaultDescriptor.Kind.NOW;
    }
    return new DefaultDescriptor(kind, text, initial.sources(), isStated);
  }

  static StoredType type(ValueType type) {
    return type(type, AttributeType.valueOf(DynamoType.of(type)));
  }

  /** Describes a record of a union, or an enum. */
  static StoredType type(ValueType type, NestedTypes types) {
    return type(type, AttributeType.valueOf(types.dynamoType(type)));
  }

  private static StoredType type(ValueType type, AttributeType stored) {
    List<StoredType.Transformation> transformations = new ArrayList<>();
    ValueType declared = type;
    while (declared instanceof ValueType.Transformed transformed) {
      // The outermost is applied last.
      transformations.add(0, transformation(transformed.by()));
      declared = transformed.from();
    }
    return new StoredType(
        declared.javaType().toString(),
        stored,
        declared.kind().described(),
        format(declared),
        ScalarDescriptors.of(declared),
        constants(declared),
        declared instanceof ValueType.Holder map && map.kind().isMap() ? type(map.key()) : null,
        element(declared),
        declared instanceof ValueType.Holder holder && holder.holdsNull(),
        declared instanceof ValueType.Nested nested ? nested.codec() : "",
        declared instanceof ValueType.Converted converted
            ? converted.converterClass().toString()
            : "",
        transformations);
  }

  /** Returns the form of a time that has several; empty for any other type. */
  private static String format(ValueType type) {
    if (type.kind().isShortForm()) {
      return Spelling.camelCase(TimeFormat.TO_STRING.name());
    }
    if (type instanceof ValueType.Cut cut) {
      return Spelling.camelCase(cut.precision().name());
    }
    return type instanceof ValueType.Time time ? Spelling.camelCase(time.format().name()) : "";
  }

  private static List<EnumConstant> constants(ValueType type) {
    return type instanceof ValueType.Enumeration enumeration
        ? enumeration.constants().stream()
            .map(constant -> new EnumConstant(constant.name(), constant.stored()))
            .toList()
        : List.of();
  }

  private static @Nullable StoredType element(ValueType type) {
    if (type instanceof ValueType.Holder holder) {
      return type(holder.held());
    }
    return type instanceof ValueType.Converted converted ? type(converted.to()) : null;
  }

  private static StoredType.Transformation transformation(Transformation transformation) {
    if (transformation instanceof Transformation.Prefix prefix) {
      return new StoredType.Transformation(StoredType.Transformation.Kind.PREFIX, prefix.text());
    }
    if (transformation instanceof Transformation.Encrypt encrypt) {
      return new StoredType.Transformation(
          StoredType.Transformation.Kind.ENCRYPT, encrypt.cipher().toString());
    }
    return new StoredType.Transformation(
        transformation instanceof Transformation.Trim
            ? StoredType.Transformation.Kind.TRIM
            : StoredType.Transformation.Kind.COMPRESS,
        "");
  }
}
