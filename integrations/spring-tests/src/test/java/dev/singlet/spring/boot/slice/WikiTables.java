package dev.singlet.spring.boot.slice;

import dev.singlet.migrate.Migrations;
import dev.singlet.operation.ContextValue;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.model.WikiTable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The table. */
@Configuration(proxyBeanMethods = false)
class WikiTables {

  @Bean
  TableSchema wiki() {
    return WikiTable.SCHEMA;
  }

  @Bean
  ContextValue user() {
    return WikiTable.user("kim");
  }

  @Bean
  Migrations migrations() {
    return Migrations.of(WikiTable.describe()).step("0002", "nothing", (client, step) -> {});
  }

  /** Fails, so a test has to replace it. */
  @Bean
  DynamoDbClient dynamoDb() {
    throw new IllegalStateException("a test makes no real client");
  }
}
