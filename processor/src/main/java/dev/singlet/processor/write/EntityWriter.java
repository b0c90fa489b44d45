package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the class of an entity: its operations, its queries, its builder and its codec. */
final class EntityWriter {

  private static final KeyCode KEYS = new KeyCode("Type.");

  private final EntityModel entity;
  private final TableModel table;
  private final KeyNames names;
  private final Set<Source> primarySources;

  EntityWriter(EntityModel entity, TableModel table) {
    this.entity = entity;
    this.table = table;
    this.names = new KeyNames(entity);
    this.primarySources = KeyCode.sources(entity.primaryKey());
  }

  TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(entity.generatedType()).addModifiers(Modifier.FINAL);
    type.addJavadoc(
        "Operations on the {@link $T} items of {@link $T}.", entity.type(), table.type());
    if (entity.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addField(
        FieldSpec.builder(
                ParameterizedTypeName.get(Names.ENTITY_TYPE, entity.type()),
                "TYPE",
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer("new Type()")
            .build());
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    addOperations(type);
    Set<String> stages = new HashSet<>();
    entity.keys().forEach(key -> stages.add(Words.capitalized(key.name())));
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed()) {
        new QueryWriter(entity, table, key, names, stages).addTo(type);
      }
    }
    new BuilderWriter(entity).addTo(type);
    type.addMethod(type());
    addKeys(type);
    type.addType(new TypeWriter(entity, table, names).write());
    for (NestedModel nested : entity.nested()) {
      type.addType(NestedCodecWriter.write(nested));
    }
    return type;
  }

  private void addOperations(TypeSpec.Builder type) {
    type.addMethod(
        MethodSpec.methodBuilder("put")
            .addJavadoc(
                """
                Writes an item whole, in place of what is under its key.

                @param entity the entity
                @return the operation
                """)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(entity.type(), "entity")
            .returns(operation(Names.PUT))
            .addStatement("return new $T<>(TYPE, entity)", Names.PUT)
            .build());
    type.addMethod(byKey("get", "Reads an item by its primary key.", Names.GET));
    type.addMethod(byKey("delete", "Deletes an item by its primary key.", Names.DELETE));
  }

  private MethodSpec byKey(String name, String summary, ClassName operation) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L\n\n$L@return the operation\n", summary, Javadocs.parameters(primarySources))
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameters(KeyCode.parameters(primarySources))
        .returns(operation(operation))
        .addStatement(
            "return new $T<>(TYPE, primaryKey($L))", operation, Words.arguments(primarySources))
        .build();
  }

  private MethodSpec type() {
    return MethodSpec.methodBuilder("type")
        .addJavadoc("The entity, for code that works on any.\n\n@return its type\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(ParameterizedTypeName.get(Names.ENTITY_TYPE, entity.type()))
        .addStatement("return TYPE")
        .build();
  }

  private void addKeys(TypeSpec.Builder type) {
    type.addMethod(primaryKey(entity.primaryKey(), names));
    Map<String, MethodSpec> halves = new LinkedHashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      halves.putIfAbsent(names.partition(key), KEYS.partitionMethod(names.partition(key), key));
      if (key.sort() != null) {
        halves.putIfAbsent(names.sort(key), KEYS.sortMethod(names.sort(key), key));
      }
    }
    halves.values().forEach(type::addMethod);
  }

  /** The method that computes a whole primary key. */
  static MethodSpec primaryKey(LinkedKeyModel key, KeyNames names) {
    Set<Source> sources = KeyCode.sources(key);
    CodeBlock sort =
        key.sort() == null
            ? CodeBlock.of("null")
            : CodeBlock.of("$N($L)", names.sort(key), Words.arguments(key.sort().sources()));
    return MethodSpec.methodBuilder("primaryKey")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameters(KeyCode.parameters(sources))
        .returns(Names.PRIMARY_KEY)
        .addStatement(
            "return new $T($N($L), $L)",
            Names.PRIMARY_KEY,
            names.partition(key),
            Words.arguments(key.partition().sources()),
            sort)
        .build();
  }

  private TypeName operation(ClassName operation) {
    return ParameterizedTypeName.get(operation, entity.type());
  }
}
