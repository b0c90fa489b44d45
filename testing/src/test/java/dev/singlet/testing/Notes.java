package dev.singlet.testing;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table of notes, each with an author and a number. */
public final class Notes {

  public static final TableSchema SCHEMA =
      new TableSchema(
          "Notes",
          key("PK", "SK"),
          List.of(new IndexSchema("GSI1", IndexType.GLOBAL, key("GSI1PK", "GSI1SK"))),
          "#",
          "_et");

  private Notes() {}

  public static Map<String, AttributeValue> note(String author, int number) {
    return Map.of(
        "PK", AttributeValue.fromS("AUTHOR#" + author),
        "SK", AttributeValue.fromS("NOTE#" + number),
        "_et", AttributeValue.fromS("Note"),
        "number", AttributeValue.fromN(Integer.toString(number)));
  }

  public static void put(LocalTable table, Map<String, AttributeValue> note) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(note));
  }

  private static KeySchema key(String partition, String sort) {
    return new KeySchema(
        new KeyAttribute(partition, ScalarType.S), new KeyAttribute(sort, ScalarType.S));
  }
}
