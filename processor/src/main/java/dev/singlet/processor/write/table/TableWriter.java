package dev.singlet.processor.write.table;

import com.palantir.javapoet.ClassName;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.settings.VectorModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.entity.FormWriter;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the class of a table: its schema, its client, and the list of its access patterns. */
public final class TableWriter {

  private final TableModel table;

  public TableWriter(TableModel table) {
    this.table = table;
  }

  public TypeSource.Builder write() {
    TypeSource.Builder type =
        TypeSource.finalClass(TypeNames.of(table.generatedType()), table.isPublic())
            .addJavadoc(AccessPatternList.of(table));
    type.addField(schema())
        .addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(client("client", "a client", Names.DYNAMO_DB_CLIENT, Names.TABLE_CLIENT))
        .addMethod(
            client(
                "asyncClient",
                "an asynchronous client",
                Names.DYNAMO_DB_ASYNC_CLIENT,
                Names.ASYNC_TABLE_CLIENT))
        .addMethod(describe());
    ContextWriter.addTo(type, table);
    FormWriter.addTo(type, table);
    return type;
  }

  private FieldSource schema() {
    TableSettings settings = table.settings();
    Code indexes = settings.indexes().stream().map(this::index).collect(Code.joining(", "));
    return FieldSource.builder(
            Names.TABLE_SCHEMA, "SCHEMA", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The keys and indexes of the table.")
        .initializer(
            "new $T($T.table($L, $S), $L, $T.of($L), $S, $L$L)",
            Names.TABLE_SCHEMA,
            Names.ENTITY_DESCRIPTION,
            Generated.VERSION,
            settings.name(),
            key(settings.key()),
            List.class,
            indexes,
            settings.delimiter(),
            settings.entityAttribute().isEmpty()
                ? "null"
                : Code.of("$S", settings.entityAttribute()),
            optional(table))
        .build();
  }

  /** Returns the optional settings of a table. */
  private static Code optional(TableModel table) {
    Code timeToLive =
        table.timeToLive().map(name -> Code.of(", $S", name)).orElse(Code.of(", null"));
    return table
        .settings()
        .tenant()
        .map(tenant -> Code.of("$L, $S", timeToLive, tenant))
        .orElse(table.timeToLive().isPresent() ? timeToLive : Code.of(""));
  }

  private static MethodSource client(
      String name, String what, ClassName sdkClient, ClassName client) {
    return MethodSource.staticMethod(name)
        .addJavadoc(
            """
            {@return $L for the table}
            @param dynamoDb sends the requests; the caller closes it
            """,
            what)
        .addParameter(sdkClient, "dynamoDb")
        .returns(client)
        .addStatement("return new $T(dynamoDb, SCHEMA)", client)
        .build();
  }

  private MethodSource describe() {
    return MethodSource.staticMethod("describe")
        .addJavadoc(
            """
            {@return the model of the table, as the compiler knew it}
            Each call reads it from the file beside the class.
            """)
        .returns(Names.TABLE_DESCRIPTOR)
        .addStatement("return $T.of($T.class)", Names.TABLE_DESCRIPTOR, table.type())
        .build();
  }

  private Code index(IndexModel index) {
    Code vector = index.vector() == null ? Code.of("") : Code.of(", $L", vector(index));
    Code projection =
        index.projection() == ProjectionType.ALL && !index.isVector()
            ? Code.of("")
            : Code.of(
                ",$T.$L, $T.of($L)",
                ProjectionType.class,
                index.projection(),
                List.class,
                index.include().stream()
                    .map(name -> Code.of("$S", name))
                    .collect(Code.joining(", ")));
    return Code.of(
        "new $T($S, $T.$L, $L$L$L)",
        Names.INDEX_SCHEMA,
        index.name(),
        IndexType.class,
        index.type(),
        key(index.key()),
        projection,
        vector);
  }

  private Code vector(IndexModel index) {
    VectorModel vector = Objects.requireNonNull(index.vector());
    return Code.of(
        "new $T($S, $L, $T.$L, $T.of($L))",
        Names.VECTOR_SCHEMA,
        vector.attribute(),
        vector.dimensions(),
        VectorDistance.class,
        vector.distance(),
        List.class,
        attributes(IndexContent.filters(index, table)));
  }

  private static Code key(KeyModel key) {
    boolean isSimple = key.partition().size() == 1 && key.sort().size() <= 1;
    Code partition = attributes(key.partition());
    Code sort = attributes(key.sort());
    return isSimple
        ? Code.of(
            "new $T($L, $L)",
            Names.KEY_SCHEMA,
            partition,
            key.sort().isEmpty() ? Code.of("null") : sort)
        : Code.of(
            "new $T($T.of($L), $T.of($L))",
            Names.KEY_SCHEMA,
            List.class,
            partition,
            List.class,
            sort);
  }

  private static Code attributes(List<KeyAttributeModel> keys) {
    return keys.stream()
        .map(
            key ->
                Code.of(
                    "new $T($S, $T.$L)",
                    Names.KEY_ATTRIBUTE,
                    key.name(),
                    ScalarType.class,
                    key.type()))
        .collect(Code.joining(", "));
  }
}
