package dev.singlet.it.docs;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Value;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Factory
class MicronautClients {

  @Singleton
  @Named("github")
  TableClient github(DynamoDbClient dynamoDb, @Value("${github.table}") String table) {
    return GitHubTable.client(dynamoDb).withTableName(table);
  }
}
