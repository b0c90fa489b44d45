package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The Workbench itself is a desktop program. What it needs was read from models that it wrote. */
class WorkbenchTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static JsonNode model(ExampleModel model) throws Exception {
    return JSON.readTree(model.export("workbench", "workbench.json"));
  }

  @ParameterizedTest
  @EnumSource
  void membersAreThoseOfTheWorkbenchInItsOrder(ExampleModel example) throws Exception {
    JsonNode model = model(example);
    assertThat(names(model)).containsExactly("ModelName", "ModelMetadata", "DataModel");
    assertThat(names(model.get("ModelMetadata")))
        .containsExactly(
            "Author", "DateCreated", "DateLastModified", "Description", "AWSService", "Version");
    JsonNode table = model.get("DataModel").get(0);
    assertThat(names(table))
        .containsExactly(
            "TableName",
            "KeyAttributes",
            "NonKeyAttributes",
            "TableFacets",
            "GlobalSecondaryIndexes",
            "TableData",
            "DataAccess",
            "SampleDataFormats",
            "BillingMode");
    for (JsonNode facet : table.get("TableFacets")) {
      assertThat(names(facet))
          .containsExactly(
              "FacetName", "KeyAttributeAlias", "TableData", "NonKeyAttributes", "DataAccess");
    }
    for (JsonNode index : table.get("GlobalSecondaryIndexes")) {
      assertThat(names(index)).containsExactly("IndexName", "KeyAttributes", "Projection");
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachEntityIsAFacetWithItsTemplatesAndItems(ExampleModel example) throws Exception {
    JsonNode facets = model(example).get("DataModel").get(0).get("TableFacets");
    for (int i = 0; i < facets.size(); i++) {
      EntityDescriptor entity = example.table().entities().get(i);
      JsonNode facet = facets.get(i);
      assertThat(facet.get("FacetName").textValue()).isEqualTo(entity.name());
      JsonNode alias = facet.get("KeyAttributeAlias");
      assertThat(alias.get("PartitionKeyAlias").textValue())
          .isEqualTo(entity.primaryKey().partition().get(0).text());
      assertThat(alias.get("SortKeyAlias").textValue())
          .isEqualTo(entity.primaryKey().sort().get(0).text());
      List<Map<String, Object>> items =
          example.samples().of(entity.name()).stream().map(SampleItem::attributes).toList();
      assertThat(items).isNotEmpty();
      assertThat(facet.get("TableData")).isEqualTo(JSON.valueToTree(items));
    }
    assertThat(facets).hasSameSizeAs(example.table().entities());
  }

  @ParameterizedTest
  @EnumSource
  void eachAttributeOfAnItemIsDeclaredWithItsType(ExampleModel example) throws Exception {
    JsonNode table = model(example).get("DataModel").get(0);
    Map<String, String> declared = new HashMap<>();
    table.get("KeyAttributes").forEach(key -> declare(key, declared));
    List<String> keys = List.copyOf(declared.keySet());
    table.get("NonKeyAttributes").forEach(attribute -> declare(attribute, declared));
    for (JsonNode facet : table.get("TableFacets")) {
      List<String> ofFacet = new ArrayList<>(keys);
      facet.get("NonKeyAttributes").forEach(name -> ofFacet.add(name.textValue()));
      for (JsonNode item : facet.get("TableData")) {
        assertThat(ofFacet).containsAll(names(item));
        for (String name : names(item)) {
          assertThat(names(item.get(name))).containsExactly(declared.get(name));
        }
      }
      assertThat(declared).containsKeys(ofFacet.toArray(String[]::new));
    }
    for (JsonNode index : table.get("GlobalSecondaryIndexes")) {
      index
          .get("KeyAttributes")
          .forEach(
              key ->
                  assertThat(declared)
                      .containsEntry(
                          key.get("AttributeName").textValue(),
                          key.get("AttributeType").textValue()));
    }
  }

  private static void declare(JsonNode attribute, Map<String, String> declared) {
    assertThat(names(attribute)).containsExactly("AttributeName", "AttributeType");
    String name = attribute.get("AttributeName").textValue();
    assertThat(declared).doesNotContainKey(name);
    declared.put(name, attribute.get("AttributeType").textValue());
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void whatTheWorkbenchHasNoPlaceForIsLeftOutWithAWarning() throws Exception {
    TableDescriptor shop = ExampleModel.SHOP.table();
    KeyDescriptor key = shop.key();
    KeyDescriptor several = new KeyDescriptor(key.attributes(), List.of());
    TableDescriptor table =
        new TableDescriptor(
            shop.java(),
            shop.documentation(),
            shop.name(),
            key,
            List.of(
                new IndexDescriptor(
                    "LSI1",
                    IndexDescriptor.Type.LOCAL,
                    key,
                    IndexDescriptor.Projection.ALL,
                    List.of()),
                new IndexDescriptor(
                    "GSI2",
                    IndexDescriptor.Type.GLOBAL,
                    several,
                    IndexDescriptor.Projection.ALL,
                    List.of())),
            shop.delimiter(),
            shop.naming(),
            shop.tenantPrefix(),
            shop.managed(),
            shop.hooks(),
            shop.entities(),
            shop.collections());
    Export export = new Export(table, TableSettings.safe(), Samples::none);

    assertThat(Formats.of("workbench").warnings(export))
        .containsExactly(
            "The Workbench has no local indexes. LSI1 is left out.",
            "The Workbench has no keys of several attributes. GSI2 is left out.");
    JsonNode model = JSON.readTree(Formats.of("workbench").export(export).get(0).text());
    assertThat(model.get("DataModel").get(0).get("GlobalSecondaryIndexes")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theExamplesLoseNothing(ExampleModel example) {
    Export export = new Export(example.table(), TableSettings.safe(), example::samples);
    assertThat(Formats.of("workbench").warnings(export)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "workbench, The Workbench has no on-demand maximums and no warm throughput.",
    "aws-model, The data model has no on-demand maximums and no warm throughput."
  })
  void throughputThatAFormatDoesNotKnowIsNamed(String format, String warning) {
    for (Infrastructure table : Infrastructure.all(false)) {
      boolean isNamed =
          Formats.of(format)
              .warnings(new Export(table.table(), table.settings(), Samples::none))
              .contains(warning);
      assertThat(isNamed)
          .as(table.name())
          .isEqualTo(table.name().matches(".*-(limited|half-limited|warm)"));
    }
  }
}
