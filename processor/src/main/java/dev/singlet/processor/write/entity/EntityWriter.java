package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.attribute.AttributeConstants;
import dev.singlet.processor.write.attribute.AttributeOwner;
import dev.singlet.processor.write.attribute.NestedAttributeWriter;
import dev.singlet.processor.write.check.ArgumentCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ComputedParts;
import dev.singlet.processor.write.item.IdCode;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.KeyNames;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import dev.singlet.processor.write.query.PartialQueryWriter;
import dev.singlet.processor.write.query.QueryWriter;
import dev.singlet.processor.write.search.SearchWriter;
import dev.singlet.processor.write.update.UpdateWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the class of an entity: its operations, its queries, its builder and its codec. */
public final class EntityWriter {

  private static final KeyCode KEYS = KeyCode.OF_ENTITY;

  private final EntityModel entity;
  private final TableModel table;
  private final KeyNames names;
  private final Dependencies dependencies;
  private final KeyArguments arguments;
  private final Set<Source> primarySources;

  public EntityWriter(EntityModel entity, TableModel table) {
    this.entity = entity;
    this.table = table;
    this.names = new KeyNames(entity);
    this.dependencies = new Dependencies(entity);
    this.arguments = KeyArguments.ofItem(entity);
    this.primarySources = arguments.given();
  }

  public TypeSource.Builder write() {
    TypeSource.Builder type =
        TypeSource.finalClass(TypeNames.of(entity.generatedType()), entity.isPublic());
    type.addJavadoc(
            "Operations on the {@link $T} items of {@link $T}.", entity.type(), table.type())
        .addJavadoc(Javadocs.ofKeys());
    AttributeConstants constants = AttributeConstants.of(entity, dependencies);
    constants.addTo(type);
    type.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    addOperations(type);
    Set<String> stages = new HashSet<>(entity.generated());
    entity.keys().forEach(key -> stages.add(Spelling.capitalized(key.name())));
    List<FieldSource> patterns = new ArrayList<>();
    for (IndexModel index : IndexContent.partial(entity, table)) {
      stages.addAll(PartialQueryWriter.names(entity, index, table.settings()));
    }
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed() && key.index() != null && key.index().isVector()) {
        SearchWriter search = new SearchWriter(entity, table, key, names);
        patterns.add(search.pattern());
        search.addTo(type);
      } else if (key.isNamed()) {
        QueryWriter query = new QueryWriter(entity, table, key, names, stages);
        patterns.add(query.pattern());
        query.addTo(type);
      }
    }
    new UpdateWriter(entity, dependencies, stages).addTo(type);
    for (IndexModel index : IndexContent.partial(entity, table)) {
      new PartialQueryWriter(entity, index, table.settings()).addTo(type);
    }
    new BuilderWriter(entity).addTo(type);
    FormWriter.addTo(type, entity);
    type.addMethod(type());
    if (IdCode.isNeeded(entity)) {
      type.addMethod(IdCode.withIds(entity));
    }
    addKeys(type);
    type.addType(new TypeWriter(entity, table, dependencies, names, patterns).write());
    constants.addClasses(type);
    NestedAttributeWriter.addAll(type, AttributeOwner.of(entity), entity.nested());
    new NestedCodecWriter(TypeNames.of(entity.generatedType()), entity.nested()).addTo(type);
    return type;
  }

  private void addOperations(TypeSource.Builder type) {
    type.addMethod(
        MethodSource.staticMethod("put")
            .addJavadoc(
                """
                {@return a put of a whole item, which replaces any item under its key}
                @param entity the record
                """)
            .addParameter(TypeNames.of(entity.type()), "entity")
            .returns(operation(Names.PUT))
            .addStatement(
                "return new $T<>(Type.INSTANCE, $L)",
                Names.PUT,
                IdCode.isNeeded(entity) ? "entity, withIds(entity)" : "entity")
            .build());
    type.addMethod(byKey("get", "a get of an item by its primary key", Names.GET));
    String delete = "a delete of an item by its primary key";
    entity.version().map(this::versionedDelete).ifPresent(type::addMethod);
    type.addMethod(
        entity.version().isPresent()
            ? byKey("deleteAnyVersion", delete + ", whatever version it has", Names.DELETE)
            : byKey("delete", delete, Names.DELETE));
    type.addMethod(
        byKey(
            "check", "a check of an item in a transaction, which does not change it", Names.CHECK));
    new RecordOperations(entity).addTo(type);
  }

  private MethodSource versionedDelete(AttributeModel version) {
    String variable = Words.variable(version.component());
    return MethodSource.staticMethod("delete")
        .addJavadoc(
            """
            {@return a delete of an item by its primary key, if it still has the given version}
            $L@param $L the version it was read with
            """,
            Javadocs.parameters(primarySources, entity::text),
            variable)
        .addParameters(KeyCode.parameters(primarySources))
        .addParameter(AttributeCode.parameter(version, variable))
        .returns(operation(Names.DELETE))
        .addStatement(
            "return new $T<>(Type.INSTANCE, key($L), $N)",
            Names.DELETE,
            Words.arguments(primarySources),
            variable)
        .build();
  }

  private MethodSource byKey(String name, String summary, ClassName operation) {
    String text = name.equals("get") ? entity.primaryKey().purposeOfGet() : "";
    Code purpose = Javadocs.purpose(text);
    return MethodSource.staticMethod(name)
        .addJavadoc(
            "$L$L$L",
            text.isEmpty() ? Code.of("{@return $L}\n", summary) : purpose,
            Javadocs.parameters(primarySources, entity::text),
            text.isEmpty() ? purpose : Code.of("@return $L\n", summary))
        .addParameters(KeyCode.parameters(primarySources))
        .returns(operation(operation))
        .addStatement(
            "return new $T<>(Type.INSTANCE, key($L))", operation, Words.arguments(primarySources))
        .build();
  }

  private MethodSource type() {
    return MethodSource.staticMethod("type")
        .addJavadoc("{@return the type, for code that works on any entity}")
        .returns(ParameterizedTypeName.get(Names.ENTITY_TYPE, TypeNames.of(entity.type())))
        .addStatement("return Type.INSTANCE")
        .build();
  }

  private void addKeys(TypeSource.Builder type) {
    Code check =
        Code.builder()
            .add(ArgumentCode.check(entity, primarySources))
            .add(ComputedParts.of(entity, arguments))
            .build();
    Code javadoc =
        Code.of(
            "{@return the primary key of an item, without a tenant}\n$L",
            Javadocs.parameters(primarySources, entity::text));
    MethodSource.Builder method =
        MethodSource.staticMethod("key")
            .addJavadoc(javadoc)
            .addParameters(KeyCode.parameters(primarySources));
    type.addMethod(primaryKey(method, entity.primaryKey(), names, KEYS, check));
    Map<String, MethodSource> halves = new LinkedHashMap<>();
    for (LinkedKeyModel key : entity.keys()) {
      boolean isMadeOnce = key.isPrimary() && !key.isNamed() && KEYS.hasEqualHalves(key, names);
      for (KeyHalf half : isMadeOnce ? key.partitionHalves() : key.halves()) {
        halves.putIfAbsent(names.of(half), KEYS.method(names.of(half), names.shared(half)));
      }
    }
    halves.values().forEach(type::addMethod);
  }

  /**
   * Returns the method that computes a whole primary key.
   *
   * @param method the beginning of the method, with its parameters
   * @param keys computes the halves
   * @param before refuses values that it can't be computed from, and computes others
   */
  public static MethodSource primaryKey(
      MethodSource.Builder method, LinkedKeyModel key, KeyNames names, KeyCode keys, Code before) {
    Code partition = names.call(key.partitionHalves().get(0));
    return method
        .returns(Names.PRIMARY_KEY)
        .addCode(before)
        .addStatement(
            "return $L",
            keys.hasEqualHalves(key, names)
                ? Code.of("$L.primaryKeyOfEqual($L)", keys.type(), partition)
                : Code.of("new $T($L, $L)", Names.PRIMARY_KEY, partition, sort(key, names)))
        .build();
  }

  private static Code sort(LinkedKeyModel key, KeyNames names) {
    return key.sort().isEmpty() ? Code.of("null") : names.call(key.sortHalves().get(0));
  }

  private TypeName operation(ClassName operation) {
    return ParameterizedTypeName.get(operation, TypeNames.of(entity.type()));
  }
}
