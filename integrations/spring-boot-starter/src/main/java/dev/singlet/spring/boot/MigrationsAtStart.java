package dev.singlet.spring.boot;

import dev.singlet.TableClient;
import dev.singlet.migrate.Migrations;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;

/**
 * Validates or runs migrations when all beans are made, and before the application takes requests.
 */
final class MigrationsAtStart implements SmartInitializingSingleton {

  private final ListableBeanFactory beans;
  private final SingletProperties.Choice choice;

  MigrationsAtStart(ListableBeanFactory beans, SingletProperties.Choice choice) {
    this.beans = beans;
    this.choice = choice;
  }

  @Override
  public void afterSingletonsInstantiated() {
    if (choice != SingletProperties.Choice.NONE) {
      beans.getBeansOfType(Migrations.class).forEach(this::begin);
    }
  }

  private void begin(String bean, Migrations migrations) {
    TableClient client = client(bean, migrations.model().name());
    if (choice == SingletProperties.Choice.MIGRATE) {
      migrations.migrate(client);
    } else {
      migrations.validate(client);
    }
  }

  /** Returns the client of the table with the declared name. */
  private TableClient client(String bean, String table) {
    List<String> schemas =
        beans.getBeansOfType(TableSchema.class).entrySet().stream()
            .filter(schema -> schema.getValue().name().equals(table))
            .map(Map.Entry::getKey)
            .toList();
    String name = schemas.size() == 1 ? schemas.get(0) + TableClientsRegistrar.CLIENT : null;
    if (name == null || !beans.containsBean(name)) {
      throw new IllegalStateException(problem(bean, table, schemas, name));
    }
    return beans.getBean(name, TableClient.class);
  }

  private static String problem(
      String bean, String table, List<String> schemas, @Nullable String client) {
    String begin = "The migrations of the bean %s are of the table %s. ".formatted(bean, table);
    String end = " Or set singlet.migrations.at-start to none.";
    if (client != null) {
      return begin
          + "There is no bean %s, which they need. Declare a bean of DynamoDbClient."
              .formatted(client)
          + end;
    }
    return begin
        + (schemas.isEmpty()
            ? "No bean of TableSchema has this table. Declare one."
            : "The beans %s all have it, so it is not known which table to validate."
                    .formatted(schemas)
                + " Call validate yourself.")
        + end;
  }
}
