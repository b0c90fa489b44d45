package dev.singlet.examples.shared;

import dev.singlet.testing.DynamoDbLocal;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB to work with.
 *
 * @param dynamoDb sends the requests
 * @param name what it is called in messages
 * @param end closes what the connection opened
 */
record Connection(DynamoDbClient dynamoDb, String name, Runnable end) implements AutoCloseable {

  /**
   * Connects to an endpoint; starts an embedded DynamoDB Local where there is none.
   *
   * @throws ConnectionException if nothing can be reached there
   */
  static Connection open(@Nullable URI endpoint) throws ConnectionException {
    if (endpoint == null) {
      DynamoDbLocal local = DynamoDbLocal.start();
      return new Connection(local.client(), "an embedded DynamoDB Local", local::close);
    }
    DynamoDbClient client = new Endpoint(endpoint).client();
    return new Connection(client, endpoint.toString(), client::close);
  }

  @Override
  public void close() {
    end.run();
  }
}
