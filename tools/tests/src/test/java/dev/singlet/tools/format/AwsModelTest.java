package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.cli.FlatsTable;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.SampleMaker;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The data model is tried as AWS's server does it: tables, items, and each access pattern. */
class AwsModelTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DATA_MODEL = "dynamodb_data_model.json";

  private static JsonNode file(ExampleModel model, String name) throws Exception {
    return JSON.readTree(model.export("aws-model", name));
  }

  @ParameterizedTest
  @EnumSource
  void eachAccessPatternFindsASampleItem(ExampleModel example) throws Exception {
    assertFound(file(example, DATA_MODEL), example.table());
  }

  @Test
  void aTenantsAccessPatternsFindItsSampleItems() throws Exception {
    TableDescriptor flats = FlatsTable.describe();
    Samples samples = SampleMaker.of(flats, AwsModelTest.class.getClassLoader());
    String model =
        Formats.of("aws-model")
            .export(new Export(flats, TableSettings.safe(), () -> samples))
            .stream()
            .filter(file -> file.path().equals(DATA_MODEL))
            .findFirst()
            .orElseThrow()
            .text();

    assertFound(JSON.readTree(model), flats);
  }

  private static void assertFound(JsonNode model, TableDescriptor table) throws Exception {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      RawRequest.send(local, "CreateTable", model.get("tables").get(0).toString());
      for (JsonNode put : model.get("items").get(table.name())) {
        ObjectNode request = JSON.createObjectNode();
        request.putObject("RequestItems").putArray(table.name()).add(put);
        RawRequest.send(local, "BatchWriteItem", request.toString());
      }
      JsonNode patterns = model.get("access_patterns");
      for (JsonNode pattern : patterns) {
        JsonNode response = execute(local, pattern);
        assertThat(response.path("Count").asInt() > 0 || response.has("Item"))
            .as(pattern.toPrettyString())
            .isTrue();
      }
      assertThat(patterns).hasSize(numberOfPatterns(table));
    }
  }

  private static JsonNode execute(DynamoDbLocal local, JsonNode pattern) throws Exception {
    List<String> words = words(pattern.get("implementation").textValue());
    ObjectNode request = JSON.createObjectNode();
    for (int i = 3; i < words.size(); i += 2) {
      String value = words.get(i + 1);
      switch (words.get(i)) {
        case "--table-name" -> request.put("TableName", value);
        case "--index-name" -> request.put("IndexName", value);
        case "--key-condition-expression" -> request.put("KeyConditionExpression", value);
        case "--key" -> request.set("Key", JSON.readTree(value));
        case "--expression-attribute-names" ->
            request.set("ExpressionAttributeNames", JSON.readTree(value));
        case "--expression-attribute-values" ->
            request.set("ExpressionAttributeValues", JSON.readTree(value));
        default -> throw new AssertionError(words.get(i));
      }
    }
    String operation = pattern.get("dynamodb_operation").textValue();
    assertThat(words.subList(0, 3))
        .containsExactly("aws", "dynamodb", operation.equals("Query") ? "query" : "get-item");
    assertThat(request.path("TableName")).isEqualTo(pattern.get("table"));
    assertThat(request.path("IndexName")).isEqualTo(pattern.path("index"));
    return RawRequest.send(local, operation, request.toString());
  }

  /** Words of a shell, some of which are in single quotes. */
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = Pattern.compile("'([^']*)'|(\\S+)").matcher(command);
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words;
  }

  private static int numberOfPatterns(TableDescriptor table) {
    int number = 0;
    for (EntityDescriptor entity : table.entities()) {
      number += entity.patterns().size();
    }
    for (CollectionDescriptor collection : table.collections()) {
      number += collection.patterns().size();
    }
    return number;
  }

  /** The rules of AWS's validator for these files, as far as they concern us. */
  @ParameterizedTest
  @EnumSource
  void theSchemaHoldsTogether(ExampleModel example) throws Exception {
    JsonNode table = file(example, "schema.json").get("tables").get(0);
    Set<String> indexes = new HashSet<>();
    table.get("gsi_list").forEach(index -> indexes.add(index.get("name").textValue()));
    Set<Integer> ids = new HashSet<>();
    for (JsonNode entity : table.get("entities")) {
      Set<String> fields = new HashSet<>();
      for (JsonNode field : entity.get("fields")) {
        fields.add(field.get("name").textValue());
        assertThat(field.get("type").textValue())
            .isIn("string", "integer", "decimal", "boolean", "array", "object", "uuid");
        assertThat(field.has("item_type")).isEqualTo(field.get("type").textValue().equals("array"));
      }
      assertThat(fields).containsAll(placeholders(entity));
      for (JsonNode mapping : entity.path("gsi_mappings")) {
        assertThat(indexes).contains(mapping.get("name").textValue());
        assertThat(fields).containsAll(placeholders(mapping));
      }
      Set<String> names = new HashSet<>();
      for (JsonNode pattern : entity.get("access_patterns")) {
        assertThat(names.add(pattern.get("name").textValue())).isTrue();
        assertThat(ids.add(pattern.get("pattern_id").intValue())).isTrue();
        assertThat(pattern.get("return_type").textValue())
            .isIn("single_entity", "entity_list", "mixed_data");
        assertThat(pattern.path("index_name").asText("")).isIn(withNone(indexes));
      }
    }
    assertThat(ids).hasSize(numberOfPatterns(example.table()));
  }

  private static Set<String> withNone(Set<String> indexes) {
    Set<String> all = new HashSet<>(indexes);
    all.add("");
    return all;
  }

  private static List<String> placeholders(JsonNode templates) {
    List<String> names = new ArrayList<>();
    for (String member : List.of("pk_template", "sk_template")) {
      Matcher matcher = Pattern.compile("\\{(\\w+)}").matcher(templates.get(member).textValue());
      while (matcher.find()) {
        names.add(matcher.group(1));
      }
      assertThat(templates.get(member).textValue()).doesNotContainPattern("\\{\\w*[^\\w}]");
    }
    return names;
  }
}
