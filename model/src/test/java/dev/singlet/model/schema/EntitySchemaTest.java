package dev.singlet.model.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import org.junit.jupiter.api.Test;

/** The JSON Schema of an entity follows from its descriptor alone. */
class EntitySchemaTest {

  private static final String TEXT =
      "{'java': 'java.lang.String', 'stored': 'S', 'kind': 'string',"
          + " 'scalar': {'json': {'type': 'string'}}}";

  private static EntityDescriptor entity(String members) {
    String table =
        """
        {'format': 1, 'java': 'Shop', 'name': 'Shop', 'delimiter': '#', 'naming': 'IDENTITY',
         'key': {'partition': [{'name': 'PK', 'type': 'S'}]},
         'entities': [{'name': 'Order', 'java': 'Order', 'keys': [], 'patterns': [], %s}]}
        """
            .formatted(members.replace("TEXT", TEXT));
    return TableDescriptor.ofJson(table.replace('\'', '"')).entities().get(0);
  }

  @Test
  void documentationIsOnlyInADocumentedSchema() {
    EntityDescriptor order =
        entity(
            "'documentation': 'An order.', 'attributes': [{'component': 'id', 'name': 'id',"
                + " 'documentation': 'its id', 'type': TEXT}]");

    assertThat(EntitySchema.of(order).toJson())
        .contains("\"id\": {\"type\": \"string\"}")
        .doesNotContain("description");
    assertThat(EntitySchema.documented(order).toJson())
        .contains("\"description\": \"An order.\"")
        .contains("\"id\": {\"type\": \"string\", \"description\": \"its id\"}");
  }

  @Test
  void anObjectThatKeepsOthersRefusesTheNamesThatJsonLeavesOut() {
    EntityDescriptor order =
        entity(
            "'attributes': [{'component': 'id', 'name': 'id', 'type': TEXT}, {'component': 'more',"
                + " 'type': {'java': 'Map', 'stored': 'ANY', 'kind': 'extras'},"
                + " 'except': ['PK', '_version', 'id']}]");

    assertThat(EntitySchema.of(order).item())
        .containsEntry("additionalProperties", true)
        .extractingByKey("propertyNames")
        .hasToString("{not={enum=[PK, _version]}}");
  }

  @Test
  void aSetThatAComposedConstraintKeepsFromBeingEmptyIsRequired() {
    String tags =
        "'attributes': [{'component': 'tags', 'name': 'tags', 'type': {'java': 'Set', 'stored':"
            + " 'SS', 'kind': 'set', 'element': TEXT}%s}]";
    String some =
        ", 'constraints': [{'kind': 'Some', 'constraints': [{'kind': 'Size', 'arguments': {'min':"
            + " '1'}}]}]";

    assertThat(EntitySchema.of(entity(tags.formatted(""))).item()).doesNotContainKey("required");
    assertThat(EntitySchema.of(entity(tags.formatted(some))).item())
        .extractingByKey("required")
        .hasToString("[tags]");
  }

  @Test
  void boundsAreThoseOfNumbers() {
    String number =
        "{'java': 'int', 'stored': 'N', 'kind': 'int', 'scalar': {'json': {'type': 'integer'}}}";
    String price =
        "'attributes': [{'component': 'price', 'name': 'price', 'type': %s, 'constraints':"
            + " [{'kind': 'DecimalMin', 'arguments': {'value': '5'}}, {'kind': 'Digits', 'arguments':"
            + " {'integer': '2'}}]}]";

    assertThat(EntitySchema.of(entity(price.formatted(number))).toJson())
        .contains("\"price\": {\"type\": \"integer\", \"minimum\": 5, \"maximum\": 99}");
    assertThat(EntitySchema.of(entity(price.formatted("TEXT"))).toJson())
        .contains("\"price\": {\"type\": \"string\"}");
  }

  @Test
  void aComposedConstraintIsWhatItConsistsOf() {
    String name =
        "'attributes': [{'component': 'name', 'name': 'name', 'type': TEXT, 'constraints':"
            + " [{'kind': 'Email', 'constraints': [{'kind': 'Size', 'arguments': {'min': '2'}}]}]}]";

    assertThat(EntitySchema.of(entity(name)).toJson())
        .contains("\"name\": {\"type\": \"string\", \"minLength\": 2}");
  }

  @Test
  void aDefaultOfOlderItemsIsNoneOfNewRecords() {
    String currency =
        "'attributes': [{'component': 'currency', 'name': 'currency', 'type': TEXT, 'default':"
            + " {'kind': 'VALUE', 'text': 'EUR'%s}}]";

    assertThat(EntitySchema.of(entity(currency.formatted(""))).toJson())
        .contains("\"currency\": {\"type\": \"string\", \"default\": \"EUR\"}")
        .doesNotContain("required");
    assertThat(EntitySchema.of(entity(currency.formatted(", 'onlyForOlderItems': true"))).toJson())
        .contains("\"currency\": {\"type\": \"string\"}", "\"required\": [\"currency\"]");
  }

  @Test
  void definitionsAreThoseThatAreReferredTo() {
    EntityDescriptor order =
        entity(
            "'attributes': [{'component': 'to', 'name': 'to', 'type': {'java': 'To', 'stored': 'M',"
                + " 'kind': 'record', 'nested': 'ToCodec2'}}],"
                + " 'records': [{'id': 'ToCodec2', 'java': 'To'}, {'id': 'Codec', 'java': 'Other'}]");

    assertThat(EntitySchema.documented(order, name -> "#/elsewhere/" + name))
        .satisfies(schema -> assertThat(schema.toJson()).contains("\"$ref\": \"#/elsewhere/To-2\""))
        .extracting(EntitySchema::definitions)
        .hasToString("{To-2={type=object, properties={}, additionalProperties=false}}");
  }
}
