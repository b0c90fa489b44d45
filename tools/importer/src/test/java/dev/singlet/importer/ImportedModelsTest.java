package dev.singlet.importer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.operation.Operation;
import dev.singlet.operation.PagedOperation;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whole files are imported and compiled, and each access pattern runs on DynamoDB Local. The stored
 * keys are compared with what the templates make. With {@code -Dschemas=FOLDER}, so are all files
 * below another folder.
 */
class ImportedModelsTest {

  private static final String STAMPS_AND_MARK = "_et|_ct|_md";

  @TempDir Path folder;

  /** A table on DynamoDB Local, whose name no other test has. */
  private record Live(TableClient client, String name, String type, Set<String> methods) {}

  static List<Path> schemas() throws Exception {
    List<Path> folders = new ArrayList<>();
    URI own = ImportedModelsTest.class.getResource("/schemas").toURI();
    folders.add(Path.of(own));
    Optional.ofNullable(System.getProperty("schemas"))
        .filter(each -> !each.isBlank())
        .ifPresent(each -> folders.add(Path.of(each)));
    List<Path> schemas = new ArrayList<>();
    for (Path each : folders) {
      try (Stream<Path> files = Files.walk(each)) {
        files.filter(file -> file.toString().endsWith(".json")).sorted().forEach(schemas::add);
      }
    }
    return schemas;
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void itemsHaveTheKeysOfTheFileAndAccessPatternsFindThem(Path schema) throws Exception {
    String json = Files.readString(schema);
    try (Program program = Program.compiled(SchemaImport.of(json, "imported.model"), folder)) {
      for (Map<String, Object> table : SchemaText.tables(json)) {
        String tableName = (String) SchemaText.object(table, "table_config").get("table_name");
        Live live = created(program, tableName);
        Map<String, Object> entities = SchemaText.object(table, "entities");
        for (String name : entities.keySet()) {
          Map<String, Object> entity = SchemaText.object(entities, name);
          stores(program, live, table, name, entity, SchemaText.sample(entity, false));
          stores(program, live, table, name, entity, SchemaText.sample(entity, true));
          for (Map<String, Object> pattern : SchemaText.list(entity, "access_patterns")) {
            runs(program, live, table, name, entity, pattern);
          }
        }
      }
    }
  }

  private static Live created(Program program, String tableName) throws Exception {
    for (String file : program.model().sources().keySet()) {
      String type = file.replace(".java", "");
      String source = program.model().sources().get(file);
      if (source.contains("@Table(") && source.contains("name = \"" + tableName + "\"")) {
        Class<?> generated = program.type(type + "Table");
        TableSchema schema = (TableSchema) generated.getField("SCHEMA").get(null);
        DynamoDbClient dynamoDb = DynamoDbLocal.shared();
        Method client = generated.getMethod("client", DynamoDbClient.class);
        String name = "T" + UUID.randomUUID().toString().replace("-", "");
        Live table =
            new Live(
                ((TableClient) Program.call(client, dynamoDb)).withTableName(name),
                name,
                type,
                new HashSet<>());
        table.client().execute(CreateTable.of(schema));
        return table;
      }
    }
    throw new AssertionError("No interface for " + tableName);
  }

  private static Class<?> record(Program program, String entity) {
    String name =
        program.model().sources().containsKey(entity + ".java") ? entity : entity + "Item";
    return program.type(name);
  }

  private static Object made(Class<?> type, Map<String, Object> sample) {
    Map<String, Object> plain = new HashMap<>();
    sample.forEach((name, value) -> plain.put(SchemaText.plain(name), value));
    return Program.record(
        type,
        component -> {
          Object value = plain.get(SchemaText.plain(component));
          return value == null
              ? plain.get(SchemaText.plain(component.replaceFirst("Value$", "")))
              : value;
        });
  }

  /** Puts the sample, and compares the stored item with the file. */
  private static Object stores(
      Program program,
      Live live,
      Map<String, Object> table,
      String name,
      Map<String, Object> entity,
      Map<String, Object> sample) {
    Class<?> type = record(program, name);
    Object record = made(type, sample);
    Class<?> generated = program.type(type.getSimpleName() + "Entity");
    live.client().execute((Put<?>) Program.call(generated, "put", record));

    Map<String, AttributeValue> keys = SchemaText.keys(table, entity, sample);
    Map<String, AttributeValue> primaryKey = new HashMap<>(keys);
    Map<String, Object> config = SchemaText.object(table, "table_config");
    List<String> primary = new ArrayList<>(SchemaText.texts(config, "partition_key"));
    primary.addAll(SchemaText.texts(config, "sort_key"));
    primaryKey.keySet().retainAll(primary);
    Map<String, AttributeValue> item =
        DynamoDbLocal.shared().getItem(get -> get.tableName(live.name()).key(primaryKey)).item();

    assertThat(item).as("%s %s", name, sample).containsAllEntriesOf(keys);
    List<String> others = new ArrayList<>(item.keySet());
    others.removeAll(keys.keySet());
    others.removeIf(each -> each.matches(STAMPS_AND_MARK));
    List<String> fields = new ArrayList<>(sample.keySet());
    fields.removeAll(keys.keySet());
    String onlyInKey = program.model().sources().get(type.getSimpleName() + ".java");
    if (!onlyInKey.contains("@OnlyInKey")) {
      assertThat(others).as(name).containsAll(fields);
    }
    assertThat(others).as(name).isSubsetOf(sample.keySet());
    return record;
  }

  private static void runs(
      Program program,
      Live live,
      Map<String, Object> table,
      String name,
      Map<String, Object> entity,
      Map<String, Object> pattern) {
    String patternName = (String) pattern.get("name");
    Optional<Method> method = method(program, live, patternName);
    if (method.isEmpty()) {
      assertThat(program.model().remarks()).anyMatch(each -> each.contains(patternName + ": "));
      return;
    }
    Map<String, Object> sample = SchemaText.sample(entity, true);
    for (Map<String, Object> condition : conditions(pattern)) {
      if ("attribute_not_exists".equals(condition.get("function"))) {
        sample.remove(condition.get("field"));
      }
    }
    Object record = stores(program, live, table, name, entity, sample);
    Object[] arguments = new PatternArguments(entity, pattern, sample).of(method.get(), record);
    assertFound(live.client(), Program.call(method.get(), arguments), record, patternName);
  }

  /** Finds the method. The second access pattern of a name has a number at its end. */
  private static Optional<Method> method(Program program, Live live, String pattern) {
    if (!program.model().sources().containsKey(live.type() + "Patterns.java")) {
      return Optional.empty();
    }
    Class<?> patterns = program.type(live.type() + "Patterns");
    Optional<Method> found =
        Stream.of(patterns.getDeclaredMethods())
            .filter(
                each ->
                    SchemaText.plain(each.getName()).matches(SchemaText.plain(pattern) + "\\d*"))
            .filter(each -> !live.methods().contains(each.getName()))
            .min(Comparator.comparing(Method::getName));
    found.ifPresent(each -> live.methods().add(each.getName()));
    return found;
  }

  private static List<Map<String, Object>> conditions(Map<String, Object> pattern) {
    return pattern.containsKey("filter_expression")
        ? SchemaText.list(SchemaText.object(pattern, "filter_expression"), "conditions")
        : List.of();
  }

  private static void assertFound(
      TableClient client, Object operation, Object record, String pattern) {
    if (operation instanceof Get<?> get) {
      assertThat(client.execute(get)).as(pattern).hasValueSatisfying(each -> same(each, record));
    } else if (operation instanceof PagedOperation<?, ?> query) {
      assertThat(client.stream(query).toList())
          .as(pattern + " " + operation)
          .anySatisfy(each -> same(each, record));
    } else if (operation instanceof Delete<?> delete) {
      assertThat(client.execute(delete)).as(pattern).isTrue();
    } else if (operation instanceof ItemUpdate<?, ?> update) {
      assertThat(client.execute(update)).as(pattern).isNotNull();
    } else {
      assertThat(client.execute((Operation<?>) operation)).as(pattern).isNotNull();
    }
  }

  /** A projection has a part of the record's components. */
  private static void same(Object found, Object record) {
    assertThat(found.getClass().getSimpleName()).startsWith(record.getClass().getSimpleName());
    for (RecordComponent component : found.getClass().getRecordComponents()) {
      assertThat(Program.value(found, component.getName()))
          .isEqualTo(Program.value(record, component.getName()));
    }
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void theSameFileGivesTheSameSources(Path schema) throws IOException {
    String json = Files.readString(schema);

    assertThat(SchemaImport.of(json, "a.b")).isEqualTo(SchemaImport.of(json, "a.b"));
  }
}
