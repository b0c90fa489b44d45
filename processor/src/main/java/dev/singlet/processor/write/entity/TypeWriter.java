package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.SchemaVersion;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.check.ChecksWriter;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.DefaultsCode;
import dev.singlet.processor.write.item.FlattenedCode;
import dev.singlet.processor.write.item.IdCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.KeyValueCode;
import dev.singlet.processor.write.item.MakerCode;
import dev.singlet.processor.write.item.Parts;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import javax.lang.model.element.Modifier;

/** Writes the class that turns an entity into an item and an item into an entity. */
final class TypeWriter {

  private final EntityModel entity;
  private final TableModel table;
  private final KeyNames names;
  private final List<FieldSource> patterns;
  private final ChecksWriter checks;
  private final DerivedWriter derived;

  /**
   * Makes a writer.
   *
   * @param patterns the constants of the entity's access patterns
   */
  TypeWriter(
      EntityModel entity,
      TableModel table,
      Dependencies dependencies,
      KeyNames names,
      List<FieldSource> patterns) {
    this.entity = entity;
    this.table = table;
    this.names = names;
    this.patterns = patterns;
    this.checks =
        new ChecksWriter(
            Generated.TYPE,
            TypeNames.of(entity.type()),
            entity.attributes(),
            entity.validates(),
            AsReadCode.of(entity));
    this.derived = new DerivedWriter(entity, dependencies, names);
  }

  TypeSource write() {
    TypeName entityType = ParameterizedTypeName.get(Names.ENTITY_TYPE, TypeNames.of(entity.type()));
    TypeSource.Builder type =
        TypeSource.classBuilder(Generated.TYPE)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(entityType)
            .addField(FieldSource.constant(entityType, "INSTANCE", "new Type()"));
    patterns.forEach(type::addField);
    ExtrasCode.addConstant(type, entity, table.settings());
    AttributeCode.addConstants(type, entity.attributes(), CodecCode.DIRECT);
    for (ComputedModel computed : entity.computed()) {
      if (CodecCode.needsCodec(computed.type())) {
        type.addField(CodecCode.DIRECT.constant(computed.name(), computed.type()));
      }
    }
    ContextCode.addTo(type, entity, table);
    HookCode.addTo(type, entity);
    new DescriptionWriter(entity, table, derived, checks.validates()).write().addTo(type);
    type.addMethod(toItem()).addMethod(fromItem());
    KeyValueCode.method(entity).ifPresent(type::addMethod);
    new PlaceWriter(entity, names, table.settings().delimiter())
        .method()
        .ifPresent(type::addMethod);
    type.addMethod(FormWriter.schema(entity));
    type.addMethod(AttributeConstants.location(entity));
    DefaultsCode.method(entity).ifPresent(type::addMethod);
    DefaultsCode.ofLacking(entity).ifPresent(type::addMethod);
    if (IdCode.isNeeded(entity)) {
      type.addMethod(IdCode.writeIds(entity));
    }
    SchemaVersion version = entity.schemaVersion();
    if (version != null && version.number() > 1) {
      type.addMethod(migrate(version));
    }
    derived.addTo(type);
    bundle().ifPresent(type::addMethod);
    checks.addTo(type);
    checks.validates().addByName(type);
    return type.build();
  }

  /** Returns the method that finds the messages, if the runtime would not find them by itself. */
  private Optional<MethodSource> bundle() {
    String name = table.settings().messages();
    return name.equals("ValidationMessages")
        ? Optional.empty()
        : Optional.of(
            MethodSource.overriding(Modifier.PUBLIC, "bundle")
                .addParameter(Locale.class, "locale")
                .returns(ResourceBundle.class)
                .addStatement("return $T.getBundle($S, locale)", ResourceBundle.class, name)
                .build());
  }

  /** Returns the method that converts an item of one schema version to the next. */
  private MethodSource migrate(SchemaVersion version) {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PROTECTED, "migrate")
            .addParameter(int.class, "from")
            .addParameter(Names.ITEM, "item")
            .returns(Names.ITEM)
            .beginControlFlow("return switch (from)");
    for (int from = 1; from < version.number(); from++) {
      method.addStatement(
          "case $L -> $T.$N(item)", from, entity.type(), version.migrations().get(from - 1));
    }
    return method.addStatement("default -> super.migrate(from, item)").addCode("$<};\n").build();
  }

  private MethodSource toItem() {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "toItem")
            .addParameter(TypeNames.of(entity.type()), "entity")
            .addParameter(Names.STAMPS, "stamps")
            .addParameter(Names.VIOLATIONS, "violations")
            .returns(Names.ITEM)
            .addCode(FlattenedCode.require(entity.attributes(), ""))
            .addCode(ItemCode.variables(entity.attributes(), "entity", AsReadCode.of(entity)))
            .addCode("\n")
            .addCode(FlattenedCode.check(entity.attributes()))
            .addCode(checks.checkAll())
            .addStatement("violations.throwIfAny()")
            .addCode("\n");
    entity.computed().stream().filter(this::isUsed).forEach(c -> method.addCode(compute(c)));
    method.addStatement("$T item = newItem()", Names.ITEM_WRITER);
    entity.attributes().stream()
        .filter(attribute -> !attribute.isOnlyInKey() && !isKey(attribute.stored()))
        .forEach(attribute -> method.addCode(AttributeCode.write(attribute)));
    method.addCode(stamps());
    KeyHalves keys = new KeyHalves(names);
    method.addCode(keys.write(entity.primaryKey(), entity.primaryKey().key().names()));
    return method
        .addCode(derived.writeAll(keys))
        .addCode(KeyValueCode.requireKeys(entity))
        .addStatement("return item.toItem()")
        .build();
  }

  private Code compute(ComputedModel computed) {
    return Code.builder()
        .addStatement(
            "$T $N = $L",
            computed.type().javaType(),
            Words.variable(computed.name()),
            ItemCode.compute(entity, computed, AsReadCode.of(entity).variables()))
        .build();
  }

  private boolean isUsed(ComputedModel computed) {
    return computed.stored() != null
        || entity.keys().stream()
            .anyMatch(
                key ->
                    key.sources().contains(computed.source())
                        || (key.when() != null
                            && key.when().terms().stream()
                                .anyMatch(term -> term.source().equals(computed.source()))));
  }

  /** Writes the stamps for which the entity has no component. */
  private Code stamps() {
    StampNames stamps = entity.stamps();
    Code.Builder code = Code.builder();
    if (!stamps.created().isEmpty() && lacks(Stamp.CREATED)) {
      code.addStatement(
          "item.instant($S, stamps.created(null), $L)", stamps.created(), stampFormat());
    }
    if (!stamps.modified().isEmpty() && lacks(Stamp.MODIFIED)) {
      code.addStatement(
          "item.instant($S, stamps.modified(), $L)", stamps.modified(), stampFormat());
    }
    return code.build();
  }

  private Code stampFormat() {
    return Code.of("$T.$L", TimeFormat.class, table.settings().storedTime());
  }

  private boolean lacks(Stamp stamp) {
    return entity.attributes().stream().noneMatch(attribute -> attribute.stamp() == stamp);
  }

  private MethodSource fromItem() {
    return MethodSource.overriding(Modifier.PROTECTED, "fromItem")
        .addParameter(Names.ITEM_READER, "item")
        .returns(TypeNames.of(entity.type()))
        .addCode(ItemCode.construct(MakerCode.of(entity), entity.attributes(), Parts.OF_ENTITY))
        .build();
  }

  /** Returns whether an attribute is itself a key attribute, and so written with the keys. */
  private boolean isKey(String stored) {
    return entity.keys().stream().anyMatch(key -> key.key().names().contains(stored));
  }
}
