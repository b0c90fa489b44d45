package dev.singlet.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a user gets to read. */
class SourcesTest {

  @TempDir Path folder;

  private static ImportedModel imported(String name) {
    try (var file = SourcesTest.class.getResourceAsStream("/schemas/" + name)) {
      return SchemaImport.of(
          new String(file.readAllBytes(), StandardCharsets.UTF_8), "com.example");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
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
