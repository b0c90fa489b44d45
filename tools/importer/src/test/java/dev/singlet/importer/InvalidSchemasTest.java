package dev.singlet.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each case changes one text of a sound file. The message has the place, and says what to do. */
class InvalidSchemasTest {

  private static final String SOUND =
      """
      {"tables": [{
        "table_config": {"table_name": "Shop", "partition_key": "pk", "sort_key": "sk"},
        "gsi_list": [{"name": "byMail", "partition_key": "mail_pk", "sort_key": "mail_sk"}],
        "entities": {"User": {
          "entity_type": "USER",
          "pk_template": "USER#{id}",
          "sk_template": "PROFILE",
          "gsi_mappings": [{"name": "byMail", "pk_template": "{mail}", "sk_template": "{age}"}],
          "fields": [
            {"name": "id", "type": "string", "required": true},
            {"name": "mail", "type": "string", "required": true},
            {"name": "tags", "type": "array", "item_type": "string", "required": false},
            {"name": "age", "type": "integer", "required": true}],
          "access_patterns": [
            {"pattern_id": 1, "name": "get_user", "description": "", "operation": "GetItem",
             "parameters": [{"name": "id", "type": "string"}], "return_type": "single_entity"},
            {"pattern_id": 2, "name": "by_mail", "description": "", "operation": "Query",
             "index_name": "byMail", "range_condition": ">=", "return_type": "entity_list",
             "filter_expression": {"conditions": [{"field": "tags", "function": "contains", "param": "tag"}]},
             "parameters": [{"name": "mail", "type": "string"}, {"name": "least", "type": "integer"}, {"name": "tag", "type": "string"}]}]
        }}
      }]}
      """;

  private static List<String> problems(String json) {
    return catchThrowableOfType(
            InvalidSchemaException.class, () -> SchemaImport.of(json, "com.example"))
        .problems();
  }

  @Test
  void theSoundFileIsSound() {
    assertThat(SchemaImport.of(SOUND, "com.example").remarks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "tables"                 | "table"                 | The member tables is missing.
          "table_name": "Shop",    | ''                      | The member tables[0].table_config.table_name is missing.
          "partition_key": "pk"    | "partition_key": 7      | The member tables[0].table_config.partition_key is 7. Expected a text.
          "entity_type": "USER",   | ''                      | The member tables[0].entities.User.entity_type is missing.
          {"name": "id", "type": "string", "required" | {"name": "id", "type": "text", "required" | The member tables[0].entities.User.fields[0].type is "text". Expected string, integer, decimal, boolean, array, object or uuid.
          "item_type": "string", "required": false | "required": false  | The member tables[0].entities.User.fields[2].item_type is missing.
          "integer", "required": true | "integer"            | The member tables[0].entities.User.fields[3].required is missing.
          "integer", "required": true | "integer", "required": "yes" | The member tables[0].entities.User.fields[3].required is yes. Expected true or false.
          "name": "tags"           | "name": "mail"          | tables[0].entities.User.fields[2].name: the name "mail" occurs twice.
          USER#{id}                | USER#{key}              | tables[0].entities.User.pk_template: the entity User has no field "key". It has "id", "mail", "tags", "age".
          USER#{id}                | USER#{id                | tables[0].entities.User.pk_template: the template "USER#{id" has a brace that belongs to no placeholder. A placeholder is a field in braces: {field_name}.
          USER#{id}                | USER#{id}{mail}         | tables[0].entities.User.pk_template: nothing is between {id} and {mail}, so that different items can have the same key. Write a text between them.
          USER#{id}                | USER#{tags}             | tables[0].entities.User.pk_template: the field "tags" is of the type array, which can't be in a key.
          USER#{id}                | USER#{age:>5}           | tables[0].entities.User.pk_template: the format ">5" of {age}, a field of the type integer, can't be imported. Formats are 05d for an integer, and .2f for any number.
          "sk_template": "PROFILE",| ''                      | tables[0].entities.User.sk_template: has 0 templates for 1 key attribute ("sk"). Each key attribute needs a template.
          "sk_template": "{age}"   | "sk_template": ["{age}", "{id}"] | tables[0].entities.User.gsi_mappings[0].sk_template: has 2 templates for 1 key attribute ("mail_sk"). Each key attribute needs a template.
          {"name": "byMail", "pk_  | {"name": "other", "pk_  | tables[0].entities.User.gsi_mappings[0].name: the table has no index "other". It has "byMail".
          "index_name": "byMail"   | "index_name": "other"   | tables[0].entities.User.access_patterns[1].index_name: the entity User has no mapping for the index "other". It has "byMail".
          "mail_pk",               | ["a", "b", "c", "d", "e"], | tables[0].gsi_list[0].partition_key: 5 attributes. A key of an index has 4 at most.
          "mail_pk",               | [],                     | The member tables[0].gsi_list[0].partition_key is an empty array. Leave it out, or name an attribute.
          "sort_key": "mail_sk"    | "sort_key": "mail_sk", "projection": "SOME" | The member tables[0].gsi_list[0].projection is "SOME". Expected one of [ALL, KEYS_ONLY, INCLUDE].
          "sort_key": "mail_sk"    | "sort_key": "mail_sk", "projection": "INCLUDE" | The member tables[0].gsi_list[0].included_attributes is missing.
          "sort_key": "mail_sk"    | "sort_key": "mail_sk", "projection": "INCLUDE", "included_attributes": ["x"] | tables[0].gsi_list[0].included_attributes: no entity of the table has a field "x".
          "sort_key": "mail_sk"    | "sort_key": "mail"      | tables[0].entities.User.fields[1]: the field "mail" is of the type string, and the key attribute of this name is a number.
          "mail_pk",               | "id",                   | tables[0].entities.User.gsi_mappings[0]: the key attribute "id" would be {mail:any}, but User has a field of this name, which is stored there. Give the index another key attribute, or make the template the field alone.
          "mail_pk",               | "pk",                   | tables[0].entities.User.gsi_mappings[0]: the key attribute "pk" would be {mail:any} here, and is USER#{id} in another key. Give the index another key attribute.
          GetItem                  | GetItems                | The member tables[0].entities.User.access_patterns[0].operation is "GetItems". Expected GetItem, PutItem, DeleteItem, Query, Scan, UpdateItem, BatchGetItem or BatchWriteItem.
          ">="                     | "=>"                    | tables[0].entities.User.access_patterns[1].range_condition: "=>" is not a condition. Expected begins_with, between, >, <, >= or <=.
          "param": "tag"           | "param": "label"        | tables[0].entities.User.access_patterns[1].filter_expression.conditions[0]: the access pattern has no parameter "label".
          "field": "tags"          | "field": "labels"       | tables[0].entities.User.access_patterns[1].filter_expression.conditions[0].field: the entity User has no field "labels". It has "id", "mail", "tags", "age".
          "index_name": "byMail"   | "index_name": "byMail", "consistent_read": true | tables[0].entities.User.access_patterns[1].consistent_read: a global index has no consistent reads. Leave it out.
          {"name": "least", "type": "integer"} | {"name": "least", "type": "entity"} | The member tables[0].entities.User.access_patterns[1].parameters[1].entity_type is missing.
          {"name": "least", "type": "integer"} | {"name": "least", "type": "entity", "entity_type": "X"} | tables[0].entities.User.access_patterns[1].parameters[1].entity_type: there is no entity "X". The file has "User".
          """)
  void aMistakeHasItsPlace(String text, String other, String problem) {
    assertThat(SOUND).contains(text);

    assertThat(problems(SOUND.replace(text, other))).first().isEqualTo(problem);
  }

  @Test
  void severalMistakesAreReportedTogether() {
    String json = SOUND.replace("\"type\": \"string\", \"required\": true", "\"type\": \"text\"");

    assertThat(problems(json)).hasSize(2);
  }

  @Test
  void aFieldThatSingletWritesItselfIsRefused() {
    String json = SOUND.replace("tags", "_ct");

    assertThat(problems(json))
        .containsExactly(
            "tables[0].entities.User.fields[2]: Singlet stores its own values in the attribute"
                + " \"_ct\". Rename the field.");
  }

  @Test
  void aKeyAttributeOfTwoTypesIsRefused() {
    String json =
        SOUND.replace(
            "\"entities\": {",
            """
            "entities": {"Bot": {"entity_type": "BOT", "pk_template": "BOT#{id}", "sk_template": "BOT",
              "gsi_mappings": [{"name": "byMail", "pk_template": "{id}", "sk_template": "{id}"}],
              "fields": [{"name": "id", "type": "string", "required": true}]},
            """);

    assertThat(problems(json))
        .containsExactly(
            "tables[0].entities.User.gsi_mappings[0].sk_template: makes the key attribute"
                + " \"mail_sk\" a number, and another template makes it text. In DynamoDB, a key"
                + " attribute has one type.");
  }

  @Test
  void aTransactionNamesWhatIsThere() {
    String json =
        SOUND.replace(
            "{\"tables\"",
            """
            {"cross_table_access_patterns": [{"name": "a", "operation": "Batch",
              "entities_involved": [{"action": "Put", "table": "Shop", "entity": "X"}]}],
            "tables\"""");

    assertThat(problems(json))
        .containsExactly(
            "cross_table_access_patterns[0].operation: \"Batch\" is not an operation across tables."
                + " Expected TransactWrite or TransactGet.",
            "cross_table_access_patterns[0].entities_involved: there is no entity \"X\" in a table"
                + " \"Shop\".");
  }

  @Test
  void aTextThatIsNotJsonHasItsLine() {
    assertThat(problems("{\"tables\": [\n}"))
        .containsExactly("The text is not JSON: expected a value, in line 2, column 1.");
    assertThat(problems("[]")).containsExactly("The text is not a JSON object.");
  }

  @Test
  void aPackageIsANameOfJava() {
    assertThatThrownBy(() -> SchemaImport.of(SOUND, "com.example.new"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("\"com.example.new\" is not the name of a package, such as com.example.shop.");
  }
}
