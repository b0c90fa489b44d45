package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the constants for the attributes of an entity or a projection in expressions. */
public final class AttributeConstants {

  static final ClassName IN_KEY = Names.expression("InKey");
  static final ClassName MANAGED = Names.expression("Managed");
  static final ClassName READ_ONLY = Names.expression("ReadOnly");
  static final ClassName REMOVABLE = Names.expression("Removable");
  static final ClassName SETTABLE = Names.expression("Settable");

  private final AttributeOwner owner;
  private final @Nullable Dependencies dependencies;
  private final List<AttributeModel> attributes;

  private AttributeConstants(
      AttributeOwner owner, @Nullable Dependencies dependencies, List<AttributeModel> attributes) {
    this.owner = owner;
    this.dependencies = dependencies;
    this.attributes =
        attributes.stream()
            .filter(
                attribute ->
                    !attribute.isOnlyInKey() || (dependencies != null && attribute.isOnlyInIndex()))
            .toList();
  }

  /** Returns the constants of an entity, for conditions and updates. */
  public static AttributeConstants of(EntityModel entity, Dependencies dependencies) {
    return new AttributeConstants(AttributeOwner.of(entity), dependencies, entity.attributes());
  }

  /** Returns the constants of a projection, for conditions. */
  public static AttributeConstants of(ProjectionModel projection) {
    return new AttributeConstants(AttributeOwner.of(projection), null, projection.attributes());
  }

  /**
   * Returns the name of a component's constant. Those of a flattened record are in the constant of
   * the flattened component: {@code SHIP_TO.CITY}.
   */
  public static String name(AttributeModel attribute) {
    return Stream.of(attribute.component().split("\\.", -1))
        .map(Words::constant)
        .collect(Collectors.joining("."));
  }

  public void addTo(TypeSource.Builder type) {
    add(type, null);
  }

  /** Adds the classes with the attributes of flattened records. */
  public void addClasses(TypeSource.Builder type) {
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      TypeSource.Builder of =
          TypeSource.classBuilder(flattened.attributes())
              .addJavadoc(
                  "The components of {@code $L}, which are attributes of the item itself.",
                  flattened.component())
              .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
      add(of, flattened);
      type.addType(
          of.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
              .build());
    }
  }

  /** Adds the components of a record. */
  private void add(TypeSource.Builder type, @Nullable FlattenedModel level) {
    Set<FlattenedModel> added = new HashSet<>();
    for (AttributeModel attribute : attributes) {
      Optional<FlattenedModel> flattened = FlattenedModel.below(level, attribute);
      flattened
          .filter(added::add)
          .ifPresent(each -> type.addField(constant(each, modifiers(level, Modifier.PUBLIC))));
      if (!Objects.equals(attribute.within(), level)) {
        continue;
      }
      if (attribute.isExtras()) {
        type.addField(extras(attribute, modifiers(level, Modifier.PUBLIC)));
        continue;
      }
      Code location = Code.of("Type.at($S)", attribute.component());
      AttributeKinds kinds = kinds(attribute);
      type.addField(
          FieldSource.builder(
                  kinds.type(attribute.type(), mark(attribute)),
                  Words.constant(attribute.name()),
                  modifiers(level, access(attribute)))
              .addJavadoc("$L", Javadocs.attribute(attribute))
              .initializer("$L", kinds.create(attribute, location, codec(attribute)))
              .build());
    }
  }

  private FieldSource extras(AttributeModel attribute, Modifier... modifiers) {
    return FieldSource.builder(
            ParameterizedTypeName.get(
                Names.EXTRA_ATTRIBUTES, TypeNames.of(owner.item()), REMOVABLE),
            Words.constant(attribute.name()),
            modifiers)
        .addJavadoc("The attributes that {@code $L} keeps, by their names.", attribute.component())
        .initializer(
            "new $T<>(Type.INSTANCE, $S, Type.$N)",
            Names.EXTRA_ATTRIBUTES,
            attribute.component(),
            ExtrasCode.constant(attribute.component()))
        .build();
  }

  /** Returns private for a value that only updates name: DynamoDB compares attributes alone. */
  private static Modifier access(AttributeModel attribute) {
    return attribute.isOnlyInIndex() ? Modifier.PRIVATE : Modifier.PUBLIC;
  }

  private static Modifier[] modifiers(@Nullable FlattenedModel level, Modifier access) {
    return level == null
        ? new Modifier[] {access, Modifier.STATIC, Modifier.FINAL}
        : new Modifier[] {access, Modifier.FINAL};
  }

  private FieldSource constant(FlattenedModel flattened, Modifier[] modifiers) {
    ClassName type = TypeNames.of(owner.generated().nested(flattened.attributes()));
    return FieldSource.builder(type, Words.constant(flattened.name()), modifiers)
        .addJavadoc("The attributes of {@code $L}.", flattened.component())
        .initializer("new $T()", type)
        .build();
  }

  /** Returns the codec of an attribute: its constant, if it has one. */
  public static Code codec(AttributeModel attribute) {
    return CodecCode.needsCodec(attribute.type())
        ? Code.of("Type.$N", CodecCode.constantName(attribute.component()))
        : CodecCode.DIRECT.codec(attribute.type());
  }

  /** Returns the method that returns the place of an attribute of an entity. */
  public static MethodSource location(EntityModel entity) {
    return at(AttributeOwner.of(entity))
        .addStatement("return $T.of(INSTANCE, component)", Names.LOCATION)
        .build();
  }

  /** Returns the method that returns the place of an attribute of a projection. */
  public static MethodSource location(ProjectionModel projection) {
    return at(AttributeOwner.of(projection))
        .addStatement(
            "return $T.ofPart($T.type(), component)",
            Names.LOCATION,
            Generated.entity(projection.entity()))
        .build();
  }

  private static MethodSource.Builder at(AttributeOwner owner) {
    return MethodSource.methodBuilder("at")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(String.class, "component")
        .returns(ParameterizedTypeName.get(Names.LOCATION, TypeNames.of(owner.item())));
  }

  /** Returns the mark for the changes that an update can make to an attribute. */
  private ClassName mark(AttributeModel attribute) {
    if (dependencies == null) {
      return READ_ONLY;
    }
    if (attribute.isFilledIn()) {
      return MANAGED;
    }
    if (attribute.isReadOnly()) {
      return READ_ONLY;
    }
    if (dependencies.isInKey(attribute) || attribute.isInTogether()) {
      return IN_KEY;
    }
    return attribute.isRemovable() ? REMOVABLE : SETTABLE;
  }

  private AttributeKinds kinds(AttributeModel attribute) {
    if (dependencies == null || attribute.isReadOnly()) {
      return new AttributeKinds(owner, READ_ONLY, READ_ONLY);
    }
    boolean isFree =
        !attribute.isFilledIn() && !dependencies.isInKey(attribute) && !attribute.isInTogether();
    return new AttributeKinds(owner, isFree ? SETTABLE : IN_KEY, isFree ? REMOVABLE : IN_KEY);
  }
}
