package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Dependencies;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Source;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the updates of an entity. What both an update and an upsert can change stands in a class
 * that both extend.
 */
final class UpdateWriter {

  private final EntityModel entity;
  private final Dependencies dependencies;
  private final String common;
  private final SetterWriter setters;

  /**
   * Makes a writer.
   *
   * @param taken the names of nested classes there are already
   */
  UpdateWriter(EntityModel entity, Dependencies dependencies, Set<String> taken) {
    this.entity = entity;
    this.dependencies = dependencies;
    String name = "AnyUpdate";
    while (taken.contains(name)) {
      name += "_";
    }
    this.common = name;
    this.setters = new SetterWriter(entity, dependencies);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(update());
    type.addMethod(revision());
    type.addType(commonClass());
    type.addType(updateClass());
    if (dependencies.canUpsert()) {
      type.addMethod(upsert());
      type.addType(
          concrete(nested("Upsert"), "Changes {@link $T} items, or creates them.").build());
    }
  }

  private MethodSpec update() {
    List<AttributeModel> needs = dependencies.updateNeeds();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("update")
            .addJavadoc(
                "Changes an item that exists.\n\n$L$L@return an update that changes nothing yet\n",
                Javadocs.parameters(dependencies.primary()),
                setters.currentParameters(needs))
            .addJavadoc(refusals())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameters(KeyCode.parameters(dependencies.primary()))
            .returns(nested("Update"));
    needs.forEach(each -> method.addParameter(setters.current(each)));
    CodeBlock.Builder currents = CodeBlock.builder();
    for (AttributeModel each : needs) {
      currents.add(".current($N, $N)", AttributeConstants.name(each), setters.currentName(each));
    }
    for (AttributeModel each : dependencies.presumed()) {
      currents.add(
          ".presumed($N, $N)", AttributeConstants.name(each), Words.variable(each.component()));
    }
    return method
        .addStatement("$T state = $L", state(), state("update"))
        .addStatement("return new $T(state$L)", nested("Update"), currents.build())
        .build();
  }

  private MethodSpec revision() {
    return MethodSpec.methodBuilder("update")
        .addJavadoc(
            """
            Turns one record into another with the smallest update, if what it changes is still as
            it was before.

            @param before the item as it was read
            @param after the item as it is to be
            @return the operation, which makes no request if both are equal
            """)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(entity.type(), "before")
        .addParameter(entity.type(), "after")
        .returns(ParameterizedTypeName.get(Names.RECORD_UPDATE, entity.type()))
        .addStatement("return new $T<>(Type.INSTANCE, before, after)", Names.RECORD_UPDATE)
        .build();
  }

  private MethodSpec upsert() {
    List<AttributeModel> needs = dependencies.upsertNeeds();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("upsert")
            .addJavadoc(
                """
                Changes an item, or creates it where there is none. Defaults and the creation time
                are only written to an item that has none.

                """)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(nested("Upsert"));
    for (AttributeModel each : needs) {
      method.addJavadoc(
          "@param $L the value of {@code $L}\n",
          Words.variable(each.component()),
          each.component());
      method.addParameter(BuilderWriter.parameter(each, Words.variable(each.component())));
    }
    method.addJavadoc("@return an upsert that writes no more than these yet\n");
    method.addJavadoc(refusals());
    for (Source source : dependencies.primary()) {
      if (source.isComputed()) {
        method.addStatement(
            "$T $N = $L",
            source.type().javaType(),
            Words.variable(source.name()),
            ItemCode.compute(
                entity, entity.computedAs(source), AsReadCode.outside(entity)::variable));
      }
    }
    CodeBlock.Builder given = CodeBlock.builder();
    for (AttributeModel each : needs) {
      if (!isTableKey(each)) {
        given.add(
            ".given($N, $N)", AttributeConstants.name(each), Words.variable(each.component()));
      }
    }
    return method
        .addStatement("$T state = $L", state(), state("upsert"))
        .addStatement("return new $T(state$L)", nested("Upsert"), given.build())
        .build();
  }

  private CodeBlock refusals() {
    Set<Source> sources = dependencies.primary();
    return Javadocs.refusals(sources, ArgumentCode.check(entity, sources));
  }

  private CodeBlock state(String method) {
    return CodeBlock.of(
        "$T.$L(Type.INSTANCE, primaryKey($L), $L)",
        Names.UPDATE_STATE,
        method,
        Words.arguments(dependencies.primary()),
        known());
  }

  private TypeSpec commonClass() {
    TypeVariableName self =
        TypeVariableName.get(
            "S", ParameterizedTypeName.get(nested(common), TypeVariableName.get("S")));
    TypeSpec.Builder type =
        TypeSpec.classBuilder(common)
            .addJavadoc(
                """
                What an update and an upsert of {@link $T} have in common.

                @param <S> which of the two
                """,
                entity.type())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.ABSTRACT)
            .addTypeVariable(self)
            .superclass(ParameterizedTypeName.get(Names.ITEM_UPDATE, entity.type(), self))
            .addMethod(constructor());
    Set<AttributeModel> given = new LinkedHashSet<>(dependencies.upsertNeeds());
    for (AttributeModel attribute : entity.attributes()) {
      if (!given.contains(attribute)) {
        setters.of(attribute, self).forEach(type::addMethod);
      }
    }
    return type.build();
  }

  private TypeSpec updateClass() {
    ClassName self = nested("Update");
    TypeSpec.Builder type = concrete(self, "Changes {@link $T} items that exist.");
    for (AttributeModel attribute : dependencies.upsertNeeds()) {
      setters.of(attribute, self).forEach(type::addMethod);
    }
    setters.ofGroups(self).forEach(type::addMethod);
    entity.version().ifPresent(version -> type.addMethod(ifVersion(version, self)));
    return type.build();
  }

  private static MethodSpec ifVersion(AttributeModel version, ClassName self) {
    return MethodSpec.methodBuilder("ifVersion")
        .addJavadoc(
            """
            Makes the update only if the item still has the given version.

            @param version the version it was read with
            @return the update
            """)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(BuilderWriter.parameter(version, "version"))
        .returns(self)
        .addStatement("return requireVersion(version)")
        .build();
  }

  private TypeSpec.Builder concrete(ClassName self, String javadoc) {
    return TypeSpec.classBuilder(self)
        .addJavadoc(javadoc, entity.type())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(nested(common), self))
        .addMethod(constructor())
        .addMethod(
            MethodSpec.methodBuilder("with")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(state(), "state")
                .returns(self)
                .addStatement("return new $T(state)", self)
                .build());
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(state(), "state")
        .addStatement("super(state)")
        .build();
  }

  private TypeName state() {
    return ParameterizedTypeName.get(Names.UPDATE_STATE, entity.type());
  }

  /** What the primary key tells, as a map. */
  private CodeBlock known() {
    Set<Source> sources = dependencies.primary();
    if (sources.size() > 10) {
      return CodeBlock.of(
          "$T.ofEntries($L)",
          Map.class,
          sources.stream()
              .map(
                  s ->
                      CodeBlock.of(
                          "$T.entry($S, $N)", Map.class, s.name(), Words.variable(s.name())))
              .collect(CodeBlock.joining(", ")));
    }
    return CodeBlock.of(
        "$T.of($L)",
        Map.class,
        sources.stream()
            .map(s -> CodeBlock.of("$S, $N", s.name(), Words.variable(s.name())))
            .collect(CodeBlock.joining(", ")));
  }

  /** DynamoDB sets the primary key itself. */
  private boolean isTableKey(AttributeModel attribute) {
    return entity.primaryKey().key().names().contains(attribute.stored());
  }

  private ClassName nested(String name) {
    return entity.generatedType().nestedClass(name);
  }
}
