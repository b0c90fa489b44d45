package dev.singlet.spring.boot;

import dev.singlet.schema.TableSchema;
import io.awspring.cloud.dynamodb.DefaultDynamoDbTableNameResolver;
import io.awspring.cloud.dynamodb.DynamoDbTableNameResolver;
import org.springframework.core.env.PropertyResolver;

/**
 * Names by the properties, and by those of Spring Cloud AWS. Its resolver makes a name of a class,
 * and a declared name has none, so the default resolver's prefix and suffix are put around the
 * declared name. Its separator is for the words of a class's name only.
 */
final class SpringCloudAwsNames implements TableNameResolver {

  private static final String PREFIX = "spring.cloud.aws.dynamodb.table-prefix";
  private static final String SUFFIX = "spring.cloud.aws.dynamodb.table-suffix";

  private final SingletProperties properties;
  private final DynamoDbTableNameResolver resolver;
  private final PropertyResolver environment;

  SpringCloudAwsNames(
      SingletProperties properties,
      DynamoDbTableNameResolver resolver,
      PropertyResolver environment) {
    this.properties = properties;
    this.resolver = resolver;
    this.environment = environment;
  }

  @Override
  public String resolve(String bean, TableSchema schema) {
    SingletProperties.Table table = properties.table(bean);
    if (table.name() != null) {
      return table.name();
    }
    if (table.namedAfter() != null) {
      return resolver.resolve(table.namedAfter());
    }
    if (!(resolver instanceof DefaultDynamoDbTableNameResolver)) {
      throw new IllegalStateException(
          "The DynamoDbTableNameResolver %s names tables after classes, and the class of the table %s"
                  .formatted(resolver.getClass().getName(), schema.name())
              + " is not known. Set singlet.tables.%1$s.named-after to the table's interface, or"
                  .formatted(bean)
              + " singlet.tables.%s.name to its name.".formatted(bean));
    }
    return environment.getProperty(PREFIX, "")
        + schema.name()
        + environment.getProperty(SUFFIX, "");
  }
}
