package dev.singlet.spring.boot;

import dev.singlet.schema.TableSchema;

/**
 * Gives each table its name in DynamoDB. A bean of this type replaces the names by properties and
 * by Spring Cloud AWS.
 */
@FunctionalInterface
public interface TableNameResolver {

  /**
   * Returns the name of a table.
   *
   * @param bean the name of the schema's bean
   * @param schema the table, with its declared name
   * @return the table's name in DynamoDB, or its ARN
   */
  String resolve(String bean, TableSchema schema);
}
