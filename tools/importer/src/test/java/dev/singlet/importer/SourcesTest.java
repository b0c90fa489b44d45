package dev.singlet.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a user gets to read. */
class SourcesTest {

  @TempDir Path folder;

  private static final Path PAGE = Path.of("../../docs/start/agents.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```\n(.*?)^```$");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import .*\\.(\\w+);$");

  private static String schema(String name) {
    try (var file = SourcesTest.class.getResourceAsStream("/schemas/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static ImportedModel imported(String name) {
    return SchemaImport.of(schema(name), "com.example");
  }

  private static List<String> blocksOfThePage(String beginning) throws IOException {
    return BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .map(block -> block.group(1))
        .filter(block -> block.startsWith(beginning))
        .toList();
  }

  private static String problems(String json) {
    return catchThrowableOfType(
            InvalidSchemaException.class, () -> SchemaImport.of(json, "com.example"))
        .getMessage();
  }

  @Test
  void thePageShowsWhatIsWritten() throws IOException {
    Map<String, String> deals = imported("deals.json").sources();

    assertThat(blocksOfThePage("@Entity"))
        .singleElement()
        .satisfies(block -> assertThat(deals.get("Deal.java")).endsWith("\n\n" + block));
    assertThat(blocksOfThePage("  /**"))
        .singleElement()
        .satisfies(block -> assertThat(deals.get("DealsPatterns.java")).contains("\n\n" + block));
  }

  @Test
  void thePageShowsTheMistakesThatAreReported() throws IOException {
    String deals = schema("deals.json");
    String unreadable = deals.replace("decimal", "float").replace("GetItem", "Get");
    String unknown = deals.replace("\"{brand_id}\"", "\"{brand}\"");

    assertThat(blocksOfThePage("The member"))
        .containsExactly(problems(unreadable).replace(System.lineSeparator(), "\n") + "\n");
    assertThat(blocksOfThePage("tables[0]")).containsExactly(problems(unknown) + "\n");
  }

  @ParameterizedTest
  @MethodSource("dev.singlet.importer.ImportedModelsTest#schemas")
  void noImportHidesAnEntity(Path schema) throws IOException {
    String deals = schema("deals.json");
    Set<String> imported = new TreeSet<>();
    for (String source : SchemaImport.of(Files.readString(schema), "a.b").sources().values()) {
      IMPORT.matcher(source).results().forEach(found -> imported.add(found.group(1)));
    }

    assertThat(imported)
        .contains("Entity", "LinkedKey", "Table")
        .allSatisfy(
            name ->
                assertThat(
                        SchemaImport.of(deals.replace("\"Deal\"", "\"" + name + "\""), "a.b")
                            .sources())
                    .doesNotContainKey(name + ".java"));
  }

  @Test
  void aRecordHasTheKeysAndTheComponentsInTheirOrder() {
    assertThat(imported("scores.json").sources().get("Step.java"))
        .isEqualTo(
            """
            package com.example;

            import dev.singlet.annotation.Computed;
            import dev.singlet.annotation.Entity;
            import dev.singlet.annotation.KeyProperty;
            import dev.singlet.annotation.LinkedKey;
            import java.math.BigDecimal;
            import org.jspecify.annotations.Nullable;

            @Entity
            @LinkedKey(
                name = "stepsFrom",
                purpose = "From a number on",
                partition = "RUN|{run}|{round}",
                sort = "STEP|{number:pad(4)}|{name}")
            @LinkedKey(
                name = "activeSteps",
                index = "active",
                purpose = "Active",
                partition = "ACTIVE|{isActiveText}",
                sort = "{weight}|{round}",
                givesUp = KeyProperty.ORDER)
            public record Step(
                String run,
                long round,
                long number,
                String name,
                @Nullable Boolean isActive,
                BigDecimal weight)
                implements Steps {

              @Computed
              public static @Nullable String isActiveText(@Nullable Boolean isActive) {
                return isActive == null ? null : (isActive ? "True" : "False");
              }
            }
            """);
  }

  @Test
  void anAccessPatternIsAMethod() {
    assertThat(imported("depots.json").sources().get("DepotsPatterns.java"))
        .contains(
            """
              /** From a rating on */
              public static Query<DepotInDepotsByCity> getGoodDepots(
                  String country,
                  String city,
                  String category,
                  BigDecimal minRating) {
                return DepotEntity.getGoodDepots(country, city)
                    .category(category)
                    .rating(Range.gte(minRating))
                    .project(DepotInDepotsByCityProjection.type());
              }
            """);
  }

  @Test
  void aDescriptionIsTextInAnyPlace() {
    Map<String, String> sources = imported("store.json").sources();

    assertThat(sources.get("StorePatterns.java"))
        .contains("/** Write \"all\" of a customer *&#47; &#123;&#64;code x&#125; &#60;b&#62; */");
  }

  @Test
  void aDescriptionHasLinesOfAnySystem() throws IOException {
    String json =
        schema("deals.json").replace("Get deal details", "Get\\r\\n\\tdeal\\u2028details");
    try (Program program = Program.compiled(SchemaImport.of(json, "com.example"), folder)) {
      assertThat(program.model().sources().get("Deal.java"))
          .contains("purpose = \"Get\\r\\n\\u0009deal\\u2028details by deal_id\"");
    }
  }

  @Test
  void whatIsDifferentIsSaid() {
    assertThat(imported("depots.json").remarks())
        .containsExactly(
            "tables[0].entities.Good.fields[1]: Good.sort_key is a key attribute, whose text"
                + " Singlet makes of \"GOOD#{category}#{good_id}\". The record has no component"
                + " for it.",
            "tables[0].entities.Depot.fields[0]: Depot.depot_id is optional in the file, but the"
                + " primary key needs it. The record requires it.",
            "tables[0].entities.Depot: the index GoodsByCategory also holds items of Depot, because"
                + " they have all of its key attributes. So the record has a key in it.",
            "cross_table_access_patterns[0]: register (TransactWrite) is not imported. Write it"
                + " with Transaction.of(...).and(otherClient, ...): Put Depot if"
                + " attribute_not_exists(depot_id), Put Email.",
            "tables[0].entities.Good.access_patterns[0]: get_goods: sort_key_prefix is text of the"
                + " whole sort key, which Singlet makes itself. The query reads all items of the"
                + " entity. To narrow it, give category.");
  }

  @Test
  void aPutWritesTheItemOfItsEntity() {
    String json =
        schema("store.json")
            .replace(
                "[{\"name\": \"customer\", \"type\": \"entity\", \"entity_type\": \"Customer\"}],"
                    + " \"return_type\": \"single_entity\"",
                "[{\"name\": \"latest\", \"type\": \"entity\", \"entity_type\": \"Order\"},"
                    + " {\"name\": \"customer\", \"type\": \"entity\", \"entity_type\":"
                    + " \"Customer\"}], \"return_type\": \"single_entity\"");

    ImportedModel store = SchemaImport.of(json, "com.example");

    assertThat(store.sources().get("StorePatterns.java"))
        .contains("public static Put<Customer> putCustomer(Customer customer) {");
    assertThat(store.remarks())
        .contains(
            "tables[0].entities.Customer.access_patterns[1]: put_customer: latest is not a value"
                + " that the operation takes, so the method has no such parameter.");
  }

  @Test
  void filesThatExistStay() throws IOException {
    ImportedModel model = imported("depots.json");
    Path file = folder.resolve("com/example/Good.java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "mine");

    assertThatThrownBy(() -> model.write(folder)).isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("mine");
    assertThat(file.getParent()).isDirectoryContaining("glob:**Good.java");
    try (var files = Files.list(file.getParent())) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aFieldThatIsAKeyAloneTakesAnyText() throws IOException {
    String json =
        """
        {"tables": [{
          "table_config": {"table_name": "Watches", "partition_key": "user_id", "sort_key": "watch"},
          "entities": {"Watch": {
            "entity_type": "WATCH", "pk_template": "{user_id}", "sk_template": "{watch}",
            "fields": [{"name": "user_id", "type": "string", "required": true},
                       {"name": "watch", "type": "string", "required": true}]}}}]}
        """;
    try (Program program = Program.compiled(SchemaImport.of(json, "com.example"), folder)) {
      Object watch =
          Program.record(program.type("Watch"), each -> each.equals("watch") ? "BRAND#7" : "u#1");

      Object item = Program.call(program.type("WatchEntity"), "toItem", watch);

      assertThat(item.toString()).contains("watch=AttributeValue(S=BRAND#7)");
    }
  }

  /** The settings that docs/start/agents.md names for items that AWS's Python has written. */
  @Test
  void itemsOfAwssPythonAreRead() throws IOException {
    ImportedModel model = imported("depots.json");
    SortedMap<String, String> sources = new TreeMap<>(model.sources());
    sources.replaceAll(
        (file, text) ->
            text.replace(
                    "naming = ",
                    "entityAttribute = \"\", createdAttribute = \"\", modifiedAttribute = \"\",\n"
                        + "naming = ")
                .replace(", \"_et\"}", "}")
                .replace("GoodEntity.delete(", "GoodEntity.deleteAnyVersion(")
                .replace(
                    "BigDecimal price)\n    implements",
                    "BigDecimal price, @dev.singlet.annotation.Version long version)\n implements"));
    ImportedModel changed = new ImportedModel("com.example", sources, List.of());
    Map<String, AttributeValue> item =
        Map.of(
            "depot_id", AttributeValue.fromS("d1"),
            "sort_key", AttributeValue.fromS("GOOD#tools#g1"),
            "good_id", AttributeValue.fromS("g1"),
            "category", AttributeValue.fromS("tools"),
            "city", AttributeValue.fromS("Kiel"),
            "price", AttributeValue.fromN("9.5"),
            "version", AttributeValue.fromN("1"));
    try (Program program = Program.compiled(changed, folder)) {
      Class<?> generated = program.type("GoodEntity");

      Object good = Program.call(generated, "fromItem", item);

      assertThat(good)
          .hasToString(
              "Good[depotId=d1, category=tools, goodId=g1, city=Kiel, price=9.5, version=1]");
      assertThat(Program.call(generated, "toItem", good)).asString().doesNotContain("_et");
    }
  }
}
