package dev.singlet.examples.spark;

import java.io.Serializable;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The place of a table. It is sent to executors, because a client can't be.
 *
 * @param name the table's name
 * @param endpoint the address of DynamoDB Local; null for DynamoDB
 */
public record TablePlace(String name, @Nullable URI endpoint) implements Serializable {

  /** Returns a client, which the caller closes. */
  public DynamoDbClient connect() {
    if (endpoint == null) {
      return DynamoDbClient.create();
    }
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }
}
