package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.KeyModel;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of a table: its schema, its client, and the list of its access patterns. */
final class TableWriter {

  private final TableModel table;

  TableWriter(TableModel table) {
    this.table = table;
  }

  TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(table.generatedType())
            .addModifiers(Modifier.FINAL)
            .addJavadoc(AccessPatternList.of(table));
    if (table.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addField(schema())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(
            client("client", "A client for the table.", Names.DYNAMO_DB_CLIENT, Names.TABLE_CLIENT))
        .addMethod(
            client(
                "asyncClient",
                "A client for the table that does not block.",
                Names.DYNAMO_DB_ASYNC_CLIENT,
                Names.ASYNC_TABLE_CLIENT))
        .addMethod(createTable());
    FormWriter.addTo(type, table);
    return type;
  }

  private FieldSpec schema() {
    TableSettings settings = table.settings();
    CodeBlock indexes =
        settings.indexes().stream().map(TableWriter::index).collect(CodeBlock.joining(", "));
    return FieldSpec.builder(
            Names.TABLE_SCHEMA, "SCHEMA", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The keys and indexes of the table.")
        .initializer(
            "new $T($S, $L, $T.of($L), '$L', $S$L)",
            Names.TABLE_SCHEMA,
            settings.name(),
            key(settings.key()),
            List.class,
            indexes,
            settings.delimiter(),
            settings.entityAttribute(),
            optional(table))
        .build();
  }

  /** What a table needs not have. */
  private static CodeBlock optional(TableModel table) {
    CodeBlock timeToLive =
        table.timeToLive().map(name -> CodeBlock.of(", $S", name)).orElse(CodeBlock.of(", null"));
    return table
        .settings()
        .tenant()
        .map(tenant -> CodeBlock.of("$L, $S", timeToLive, tenant))
        .orElse(table.timeToLive().isPresent() ? timeToLive : CodeBlock.of(""));
  }

  private static MethodSpec client(
      String name, String what, ClassName sdkClient, ClassName client) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc(
            """
            $L

            @param dynamoDb sends the requests; it stays the caller's to close
            @return the client
            """,
            what)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(sdkClient, "dynamoDb")
        .returns(client)
        .addStatement("return new $T(dynamoDb, SCHEMA)", client)
        .build();
  }

  private static MethodSpec createTable() {
    return MethodSpec.methodBuilder("createTable")
        .addJavadoc("Creates the table with all its indexes.\n\n@return the operation\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(Names.CREATE_TABLE)
        .addStatement("return new $T(SCHEMA)", Names.CREATE_TABLE)
        .build();
  }

  private static CodeBlock index(IndexModel index) {
    CodeBlock projection =
        index.projection() == ProjectionType.ALL
            ? CodeBlock.of("")
            : CodeBlock.of(
                ",$T.$L, $T.of($L)",
                ProjectionType.class,
                index.projection(),
                List.class,
                index.include().stream()
                    .map(name -> CodeBlock.of("$S", name))
                    .collect(CodeBlock.joining(", ")));
    return CodeBlock.of(
        "new $T($S, $T.$L, $L$L)",
        Names.INDEX_SCHEMA,
        index.name(),
        IndexType.class,
        index.type(),
        key(index.key()),
        projection);
  }

  private static CodeBlock key(KeyModel key) {
    boolean isSimple = key.partition().size() == 1 && key.sort().size() <= 1;
    CodeBlock partition = attributes(key.partition());
    CodeBlock sort = attributes(key.sort());
    return isSimple
        ? CodeBlock.of(
            "new $T($L, $L)",
            Names.KEY_SCHEMA,
            partition,
            key.sort().isEmpty() ? CodeBlock.of("null") : sort)
        : CodeBlock.of(
            "new $T($T.of($L), $T.of($L))",
            Names.KEY_SCHEMA,
            List.class,
            partition,
            List.class,
            sort);
  }

  private static CodeBlock attributes(List<KeyAttributeModel> keys) {
    return keys.stream()
        .map(
            key ->
                CodeBlock.of(
                    "new $T($S, $T.$L)",
                    Names.KEY_ATTRIBUTE,
                    key.name(),
                    ScalarType.class,
                    key.type()))
        .collect(CodeBlock.joining(", "));
  }
}
