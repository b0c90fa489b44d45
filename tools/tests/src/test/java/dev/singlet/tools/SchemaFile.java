package dev.singlet.tools;

/** A schema as AWS's DynamoDB MCP server writes it. */
public final class SchemaFile {

  public static final String TEXT =
      """
      {"tables": [{
        "table_config": {"table_name": "Notes", "partition_key": "pk", "sort_key": "sk"},
        "entities": {"Note": {
          "entity_type": "NOTE",
          "pk_template": "USER#{user_id}",
          "sk_template": "NOTE#{number}",
          "fields": [
            {"name": "user_id", "type": "string", "required": true},
            {"name": "number", "type": "integer", "required": true},
            {"name": "text", "type": "string", "required": true}],
          "access_patterns": [
            {"pattern_id": 1, "name": "get_notes", "description": "Notes of a user",
             "operation": "Query", "parameters": [{"name": "user_id", "type": "string"}],
             "return_type": "entity_list"},
            {"pattern_id": 2, "name": "get_some", "description": "Some notes",
             "operation": "BatchGetItem", "parameters": [], "return_type": "entity_list"}]}}}]}
      """;

  private SchemaFile() {}
}
