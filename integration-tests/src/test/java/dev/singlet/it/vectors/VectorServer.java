package dev.singlet.it.vectors;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Runs Dynoxide, a server with DynamoDB's API, for a test class. DynamoDB Local has no vector
 * indexes. Tests are skipped where the program isn't there.
 */
public final class VectorServer implements BeforeAllCallback, AfterAllCallback {

  private static final Path PROGRAM =
      Path.of("../tools/tests/src/test/node/node_modules/@dynoxide/linux-x64/dynoxide")
          .toAbsolutePath();
  private static final int ATTEMPTS = 3;
  private static final Duration START = Duration.ofSeconds(20);

  private Process process;
  private DynamoDbClient dynamoDb;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    assumeTrue(
        Files.isExecutable(PROGRAM),
        "needs Dynoxide, on Linux with an x64 processor: run"
            + " `npm ci --prefix tools/tests/src/test/node`");
    for (int attempt = 1; attempt <= ATTEMPTS && dynamoDb == null; attempt++) {
      start();
    }
    assumeTrue(dynamoDb != null, "Dynoxide doesn't start");
  }

  /** Starts it at a port that is free; another program can take the port before it does. */
  private void start() throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    process =
        new ProcessBuilder(PROGRAM.toString(), "--port", String.valueOf(port))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    long end = System.nanoTime() + START.toNanos();
    while (process.isAlive() && System.nanoTime() < end) {
      if (listens(port) && !ends()) {
        dynamoDb = client(port);
        return;
      }
      Thread.sleep(20);
    }
    process.destroyForcibly();
  }

  /** Returns whether it ends, because the server of another test has taken the port. */
  private boolean ends() throws InterruptedException {
    return process.waitFor(100, TimeUnit.MILLISECONDS);
  }

  private static boolean listens(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private static DynamoDbClient client(int port) {
    return DynamoDbClient.builder()
        .endpointOverride(URI.create("http://127.0.0.1:" + port))
        .region(Region.EU_CENTRAL_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .build();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (dynamoDb != null) {
      dynamoDb.close();
    }
    if (process != null) {
      process.destroyForcibly();
    }
  }

  /** Returns its client. */
  public DynamoDbClient dynamoDb() {
    return dynamoDb;
  }

  /** Creates a table of its own, and returns its client. */
  public TableClient table(TableSchema schema) {
    TableClient client =
        new TableClient(dynamoDb, schema).withTableName(schema.name() + UUID.randomUUID());
    client.execute(CreateTable.of(schema));
    return client;
  }
}
