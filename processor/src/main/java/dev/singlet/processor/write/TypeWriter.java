package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ComputedModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.KeySpace;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the class that turns an entity into an item and an item into an entity. */
final class TypeWriter {

  private static final String NAME = "Type";

  private final EntityModel entity;
  private final TableModel table;
  private final KeyNames names;

  TypeWriter(EntityModel entity, TableModel table, KeyNames names) {
    this.entity = entity;
    this.table = table;
    this.names = names;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(NAME)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(Names.ENTITY_TYPE, entity.type()));
    AttributeCode.addConstants(type, entity.attributes());
    for (ComputedModel computed : entity.computed()) {
      if (CodecCode.needsCodec(computed.type())) {
        type.addField(CodecCode.constant(computed.name(), computed.type()));
      }
    }
    return type.addMethod(constructor()).addMethod(toItem()).addMethod(fromItem()).build();
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addStatement(
            "super($T.SCHEMA, $S, $L)", table.generatedType(), entity.name(), sharesKeys())
        .build();
  }

  private boolean sharesKeys() {
    char delimiter = table.settings().delimiter();
    return table.entities().stream()
        .filter(other -> !other.equals(entity))
        .anyMatch(o -> KeySpace.canBeEqual(o.primaryKey(), entity.primaryKey(), delimiter));
  }

  private MethodSpec toItem() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("toItem")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(entity.type(), "entity")
            .addParameter(Names.STAMPS, "stamps")
            .returns(
                ParameterizedTypeName.get(
                    ClassName.get(Map.class), ClassName.get(String.class), Names.ATTRIBUTE_VALUE))
            .addCode(ItemCode.variables(entity.attributes(), "entity"))
            .addCode("\n")
            .addStatement("$T violations = new $T(name())", Names.VIOLATIONS, Names.VIOLATIONS);
    entity.attributes().forEach(attribute -> method.addCode(AttributeCode.check(attribute)));
    method.addStatement("violations.throwIfAny()").addCode("\n");
    entity.computed().stream().filter(this::isUsed).forEach(c -> method.addCode(compute(c)));
    method.addStatement(
        "$T item = new $T($L)", Names.ITEM_WRITER, Names.ITEM_WRITER, attributeCount());
    method.addStatement("item.string($S, name())", table.settings().entityAttribute());
    entity.attributes().stream()
        .filter(attribute -> !isKey(attribute.stored()))
        .forEach(attribute -> method.addCode(AttributeCode.write(attribute)));
    for (ComputedModel computed : entity.computed()) {
      if (computed.stored() != null) {
        method.addCode(AttributeCode.write(computed.stored(), computed.name(), computed.type()));
      }
    }
    return method.addCode(stamps()).addCode(keys()).addStatement("return item.toItem()").build();
  }

  private CodeBlock compute(ComputedModel computed) {
    CodeBlock arguments =
        computed.parameters().stream()
            .map(parameter -> CodeBlock.of("$N", Words.variable(parameter)))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.builder()
        .addStatement(
            "$T $N = $T.$N($L)",
            computed.type().javaType(),
            Words.variable(computed.name()),
            entity.type(),
            computed.name(),
            arguments)
        .build();
  }

  private boolean isUsed(ComputedModel computed) {
    return computed.stored() != null
        || entity.keys().stream()
            .anyMatch(
                key ->
                    KeyCode.sources(key).contains(computed.source())
                        || (key.when() != null
                            && key.when().terms().stream()
                                .anyMatch(term -> term.source().equals(computed.source()))));
  }

  /** Writes the stamps for which the entity has no component. */
  private CodeBlock stamps() {
    TableSettings settings = table.settings();
    CodeBlock.Builder code = CodeBlock.builder();
    if (!settings.createdAttribute().isEmpty() && lacks(Stamp.CREATED)) {
      code.addStatement(
          "item.instant($S, stamps.created(null), $T.MILLIS)",
          settings.createdAttribute(),
          TimeFormat.class);
    }
    if (!settings.modifiedAttribute().isEmpty() && lacks(Stamp.MODIFIED)) {
      code.addStatement(
          "item.instant($S, stamps.modified(), $T.MILLIS)",
          settings.modifiedAttribute(),
          TimeFormat.class);
    }
    return code.build();
  }

  private boolean lacks(Stamp stamp) {
    return entity.attributes().stream().noneMatch(attribute -> attribute.stamp() == stamp);
  }

  private CodeBlock keys() {
    Map<Optional<IndexModel>, List<LinkedKeyModel>> byIndex = new LinkedHashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      Optional<IndexModel> index = Optional.ofNullable(key.index());
      byIndex.put(index, entity.keysOn(index));
    }
    CodeBlock.Builder code = CodeBlock.builder();
    byIndex.values().forEach(keys -> code.add(alternatives(keys)));
    return code.build();
  }

  /** Writes one of several keys that exclude each other. */
  private CodeBlock alternatives(List<LinkedKeyModel> keys) {
    Optional<CodeBlock> first = ConditionCode.of(keys.get(0));
    if (first.isEmpty()) {
      return key(keys.get(0));
    }
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("if ($L)", first.get()).add(key(keys.get(0)));
    for (LinkedKeyModel key : keys.subList(1, keys.size())) {
      CodeBlock condition = ConditionCode.of(key).orElseThrow();
      code.nextControlFlow("else if ($L)", condition).add(key(key));
    }
    return code.endControlFlow().build();
  }

  private CodeBlock key(LinkedKeyModel key) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean isLocal = key.index() != null && key.index().isLocal();
    if (!isLocal) {
      code.addStatement(
          "item.put($S, $N($L))",
          key.key().partition().name(),
          names.partition(key),
          Words.arguments(key.partition().sources()));
    }
    if (key.sort() != null) {
      code.addStatement(
          "item.put($S, $N($L))",
          Objects.requireNonNull(key.key().sort()).name(),
          names.sort(key),
          Words.arguments(key.sort().sources()));
    }
    return code.build();
  }

  private MethodSpec fromItem() {
    return MethodSpec.methodBuilder("fromItem")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addParameter(Names.ITEM_READER, "item")
        .returns(entity.type())
        .addStatement("return $L", ItemCode.construct(entity.type(), entity.attributes()))
        .build();
  }

  /** Whether an attribute is a key as it is, and so written with the keys. */
  private boolean isKey(String stored) {
    return entity.keys().stream()
        .anyMatch(
            key ->
                key.key().partition().name().equals(stored)
                    || (key.key().sort() != null && key.key().sort().name().equals(stored)));
  }

  private int attributeCount() {
    return 3 + entity.attributes().size() + entity.computed().size() + 2 * entity.keys().size();
  }
}
