package dev.singlet.internal.table;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The attributes that a request defines which adds an index. */
public final class Definitions {

  private Definitions() {}

  /** Returns those of the table, and those of the model with the given names. */
  public static List<AttributeDefinition> of(
      TableDescription table, CreateTableRequest model, List<String> names) {
    List<AttributeDefinition> all = new ArrayList<>(table.attributeDefinitions());
    model.attributeDefinitions().stream()
        .filter(each -> names.contains(each.attributeName()) && !all.contains(each))
        .forEach(all::add);
    return all;
  }
}
