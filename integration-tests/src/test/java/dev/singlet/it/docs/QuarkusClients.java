package dev.singlet.it.docs;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ApplicationScoped
class QuarkusClients {

  @Produces
  @Singleton
  TableClient github(DynamoDbClient dynamoDb) {
    return GitHubTable.client(dynamoDb).withTableName("github-prod");
  }

  @Produces
  @Singleton
  AsyncTableClient githubAsync(DynamoDbAsyncClient dynamoDb) {
    return GitHubTable.asyncClient(dynamoDb).withTableName("github-prod");
  }
}
