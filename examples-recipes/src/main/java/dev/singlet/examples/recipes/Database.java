package dev.singlet.examples.recipes;

import dev.singlet.examples.shared.ConnectionException;
import dev.singlet.examples.shared.Dynoxide;
import dev.singlet.testing.DynamoDbLocal;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * A DynamoDB of its own for a recipe.
 *
 * @param dynamoDb sends the requests
 * @param streams the records so far of a table's stream
 * @param end closes what was opened
 */
record Database(DynamoDbClient dynamoDb, Function<String, List<Record>> streams, Runnable end)
    implements AutoCloseable {

  /**
   * Starts one that has what the recipe needs.
   *
   * @throws ConnectionException if there can be none
   */
  static Database of(Recipe recipe) throws ConnectionException {
    if (recipe.needsVectors()) {
      Dynoxide server = Dynoxide.start();
      return new Database(server.client(), Database::noStream, server::close);
    }
    DynamoDbLocal local = DynamoDbLocal.start();
    return new Database(
        local.client(), table -> new StreamRecords(local, table).all(), local::close);
  }

  private static List<Record> noStream(String table) {
    throw new IllegalStateException(
        "Only streams of DynamoDB Local are read, not that of " + table);
  }

  @Override
  public void close() {
    end.run();
  }
}
