package dev.singlet.spring.boot;

import dev.singlet.schema.TableSchema;

/** Names by the properties; without one, the declared name. */
final class ConfiguredNames implements TableNameResolver {

  private final SingletProperties properties;

  ConfiguredNames(SingletProperties properties) {
    this.properties = properties;
  }

  @Override
  public String resolve(String bean, TableSchema schema) {
    SingletProperties.Table table = properties.table(bean);
    if (table.namedAfter() != null) {
      throw new IllegalStateException(
          "singlet.tables.%s.named-after is set, but there is no bean of DynamoDbTableNameResolver,"
                  .formatted(bean)
              + " which names tables after classes. Add Spring Cloud AWS, or set singlet.tables.%s.name."
                  .formatted(bean));
    }
    return table.name() == null ? schema.name() : table.name();
  }
}
