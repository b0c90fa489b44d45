package dev.singlet.it.vectors;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.ConnectionException;
import dev.singlet.examples.shared.Dynoxide;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import java.util.UUID;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A server with vector indexes for a test class, which is skipped if there can be none. */
public final class VectorServer implements BeforeAllCallback, AfterAllCallback {

  private Dynoxide server;

  @Override
  public void beforeAll(ExtensionContext context) {
    try {
      server = Dynoxide.start();
    } catch (ConnectionException none) {
      abort(none.getMessage());
    }
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (server != null) {
      server.close();
    }
  }

  /** Returns its client. */
  public DynamoDbClient dynamoDb() {
    return server.client();
  }

  /** Creates a table of its own, and returns its client. */
  public TableClient table(TableSchema schema) {
    TableClient client =
        new TableClient(dynamoDb(), schema).withTableName(schema.name() + UUID.randomUUID());
    client.execute(CreateTable.of(schema));
    return client;
  }
}
