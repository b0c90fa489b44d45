package dev.singlet.processor.write.update;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.Change;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the updates of an entity. Changes that both an update and an upsert can make are in a
 * class that both extend.
 */
public final class UpdateWriter {

  private final EntityModel entity;
  private final Dependencies dependencies;
  private final String common;
  private final SetterWriter setters;
  private final FlattenedWriter records;

  /** The attributes that both an update and an upsert can change. */
  private final List<AttributeModel> shared;

  /** The flattened components that an update can set, and those that an upsert can set too. */
  private final List<Change.Whole> wholes;

  private final List<Change.Whole> sharedWholes;

  /**
   * Makes a writer.
   *
   * @param taken the names of existing nested classes
   */
  public UpdateWriter(EntityModel entity, Dependencies dependencies, Set<String> taken) {
    this.entity = entity;
    this.dependencies = dependencies;
    String name = "AnyUpdate";
    while (taken.contains(name)) {
      name += "_";
    }
    this.common = name;
    this.setters = new SetterWriter(entity, dependencies);
    this.records = new FlattenedWriter(entity, dependencies, setters);
    Set<AttributeModel> given = new LinkedHashSet<>(dependencies.upsertNeeds());
    this.shared =
        dependencies.canUpsert()
            ? entity.attributes().stream()
                .filter(attribute -> !given.contains(attribute))
                .filter(attribute -> !Change.of(attribute, dependencies).isEmpty())
                .toList()
            : List.of();
    this.wholes = Change.Whole.of(entity, dependencies);
    this.sharedWholes =
        dependencies.canUpsert()
            ? wholes.stream()
                .filter(w -> w.attributes().stream().noneMatch(given::contains))
                .toList()
            : List.of();
  }

  public void addTo(TypeSource.Builder type) {
    type.addMethod(update());
    type.addMethod(revision());
    if (isCommonNeeded()) {
      type.addType(commonClass());
    }
    type.addType(updateClass());
    if (dependencies.canUpsert()) {
      type.addMethod(upsert());
      type.addType(upsertClass());
    }
  }

  private boolean isCommonNeeded() {
    return !shared.isEmpty() || !sharedWholes.isEmpty();
  }

  private MethodSource update() {
    List<AttributeModel> needs = dependencies.updateNeeds();
    MethodSource.Builder method =
        MethodSource.staticMethod("update")
            .addJavadoc(
                "{@return an update of an item that exists, which changes nothing yet}\n$L$L",
                Javadocs.parameters(dependencies.primary(), entity::text),
                setters.currentParameters(needs))
            .addParameters(KeyCode.parameters(dependencies.primary()))
            .returns(nested("Update"));
    needs.forEach(each -> method.addParameter(setters.current(each)));
    Code.Builder state = Code.builder().add(state("update", dependencies.primary()));
    for (AttributeModel each : needs) {
      state.add(".current($N, $N)", AttributeConstants.name(each), setters.currentName(each));
    }
    for (AttributeModel each : dependencies.presumed()) {
      state.add(
          ".presumed($N, $N)", AttributeConstants.name(each), Words.variable(each.component()));
    }
    return method.addStatement("return new $T($L)", nested("Update"), state.build()).build();
  }

  private MethodSource revision() {
    return MethodSource.staticMethod("update")
        .addJavadoc(
            """
            {@return an update of what differs between two records, if the item still is as the first}
            @param before the item as it was read
            @param after the item as it is to be; if it is the same, no request is made
            """)
        .addParameter(TypeNames.of(entity.type()), "before")
        .addParameter(TypeNames.of(entity.type()), "after")
        .returns(ParameterizedTypeName.get(Names.RECORD_UPDATE, TypeNames.of(entity.type())))
        .addStatement("return new $T<>(Type.INSTANCE, before, after)", Names.RECORD_UPDATE)
        .build();
  }

  private MethodSource upsert() {
    List<AttributeModel> needs = dependencies.upsertNeeds();
    MethodSource.Builder method =
        MethodSource.staticMethod("upsert")
            .addJavadoc(
                """
                {@return an update that makes the item if there is none} $L fill only what it lacks.
                """,
                entity.attributes().stream().anyMatch(AttributeModel::isReadOnly)
                    ? "Defaults and read-only attributes"
                    : "Defaults")
            .returns(nested("Upsert"));
    Set<AttributeModel> parameters = new LinkedHashSet<>();
    needs.forEach(each -> parameters.add(each.together().map(FlattenedModel::whole).orElse(each)));
    for (AttributeModel each : parameters) {
      method.addJavadoc(Javadocs.parameter(each));
      method.addParameter(AttributeCode.parameter(each, Words.variable(each.component())));
    }
    needs.stream()
        .flatMap(each -> each.together().stream())
        .distinct()
        .forEach(each -> method.addCode(records.components(each)));
    for (Source source : dependencies.primary()) {
      if (source.isComputed()) {
        method.addStatement(
            "$T $N = $L",
            source.type().javaType(),
            Words.variable(source.name()),
            ItemCode.compute(
                entity, entity.computedAs(source), AsReadCode.outside(entity).variables()));
      }
    }
    // The default of a read-only component is made of values that are given before it.
    List<AttributeModel> given =
        DefaultOrder.of(entity.attributes()).stream()
            .filter(each -> needs.contains(each) && !isTableKey(each))
            .filter(each -> !each.isOnlyInKey() || each.isOnlyInIndex())
            .toList();
    Set<Source> known = new LinkedHashSet<>(dependencies.primary());
    given.forEach(each -> known.remove(each.source()));
    Code.Builder state = Code.builder().add(state("upsert", known));
    for (AttributeModel each : given) {
      state.add(
          ".$L($N, $N)",
          given(each),
          AttributeConstants.name(each),
          Words.variable(each.component()));
    }
    return method.addStatement("return new $T($L)", nested("Upsert"), state.build()).build();
  }

  /** Returns the method that gives an upsert the value of an attribute. */
  private String given(AttributeModel attribute) {
    if (!attribute.isReadOnly()) {
      return "given";
    }
    return dependencies.isUsedByUpsert(attribute)
            || (isOfVector(attribute) && !attribute.isOpaque())
        ? "givenUnchanged"
        : "givenIfAbsent";
  }

  private boolean isOfVector(AttributeModel attribute) {
    return entity.embeddings().stream().anyMatch(each -> each.isMadeOf(attribute, entity));
  }

  /** Returns an update of the item under a key, which determines the given values. */
  private Code state(String method, Set<Source> known) {
    Code values =
        known.stream()
            .map(source -> Code.of(", $S, $N", source.name(), Words.variable(source.name())))
            .collect(Code.joining(""));
    return Code.of(
        "$T.$L(Type.INSTANCE, key($L)$L)",
        Names.UPDATE_STATE,
        method,
        Words.arguments(dependencies.primary()),
        values);
  }

  private TypeSource commonClass() {
    TypeVariableName self =
        TypeVariableName.get(
            "S", ParameterizedTypeName.get(nested(common), TypeVariableName.get("S")));
    TypeSource.Builder type =
        TypeSource.classBuilder(common)
            .addJavadoc(
                """
                The methods that updates and upserts of {@link $T} share.
                @param <S> the update or the upsert
                """,
                entity.type())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.ABSTRACT)
            .addTypeVariable(self)
            .superclass(
                ParameterizedTypeName.get(Names.ITEM_UPDATE, TypeNames.of(entity.type()), self))
            .addMethod(constructor());
    for (AttributeModel attribute : shared) {
      setters.of(attribute, self).forEach(type::addMethod);
    }
    sharedWholes.forEach(whole -> type.addMethod(records.setter(whole, self)));
    return type.build();
  }

  private TypeSource updateClass() {
    ClassName self = nested("Update");
    TypeSource.Builder type = concrete(self, "Changes {@link $T} items that exist.");
    entity.attributes().stream()
        .filter(attribute -> !shared.contains(attribute))
        .forEach(attribute -> setters.of(attribute, self).forEach(type::addMethod));
    wholes.stream()
        .filter(whole -> !sharedWholes.contains(whole))
        .forEach(whole -> type.addMethod(records.setter(whole, self)));
    setters.ofGroups(self).forEach(type::addMethod);
    entity.version().ifPresent(version -> type.addMethod(ifVersion(version, self)));
    return type.build();
  }

  private TypeSource upsertClass() {
    ClassName self = nested("Upsert");
    TypeSource.Builder type = concrete(self, "Changes {@link $T} items, or creates them.");
    dependencies
        .optionalFirstValues()
        .forEach(attribute -> type.addMethod(setters.first(attribute, self)));
    return type.build();
  }

  private static MethodSource ifVersion(AttributeModel version, ClassName self) {
    return MethodSource.methodBuilder("ifVersion")
        .addJavadoc(
            """
            {@return the update on condition that the item still has the given version}
            @param version the version it was read with
            """)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(AttributeCode.parameter(version, "version"))
        .returns(self)
        .addStatement("return requireVersion(version)")
        .build();
  }

  private TypeSource.Builder concrete(ClassName self, String javadoc) {
    return TypeSource.classBuilder(self)
        .addJavadoc(javadoc, entity.type())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .superclass(
            !isCommonNeeded()
                ? ParameterizedTypeName.get(Names.ITEM_UPDATE, TypeNames.of(entity.type()), self)
                : ParameterizedTypeName.get(nested(common), self))
        .addMethod(constructor())
        .addMethod(
            MethodSource.overriding(Modifier.PROTECTED, "with")
                .addParameter(state(), "state")
                .returns(self)
                .addStatement("return new $T(state)", self)
                .build());
  }

  private MethodSource constructor() {
    return MethodSource.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(state(), "state")
        .addStatement("super(state)")
        .build();
  }

  private TypeName state() {
    return ParameterizedTypeName.get(Names.UPDATE_STATE, TypeNames.of(entity.type()));
  }

  /** Returns whether an attribute is in the primary key, which DynamoDB sets by itself. */
  private boolean isTableKey(AttributeModel attribute) {
    return entity.primaryKey().key().names().contains(attribute.stored());
  }

  private ClassName nested(String name) {
    return TypeNames.of(entity.generatedType().nested(name));
  }
}
