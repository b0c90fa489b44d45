package dev.singlet.testing;

import dev.singlet.schema.TableSchema;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;
import software.amazon.dynamodb.services.local.embedded.DynamoDBEmbedded;
import software.amazon.dynamodb.services.local.shared.access.AmazonDynamoDBLocal;

/**
 * Runs an embedded <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/DynamoDBLocal.html">DynamoDB
 * Local</a>: an engine in this JVM that holds its tables in memory. It needs no credentials and no
 * region, and its telemetry is off. It opens no port, unless you call {@link #endpoint}.
 *
 * <pre>{@code
 * try (DynamoDbLocal local = DynamoDbLocal.start()) {
 *   TableClient github = GitHubTable.client(local.client());
 *   github.execute(CreateTable.of(GitHubTable.SCHEMA));
 * }
 * }</pre>
 *
 * <p>The first engine of a JVM takes seconds to load its classes, another one milliseconds.
 *
 * <p>The engine's client answers calls directly. It skips what the SDK does around a request over
 * the network: execution interceptors, request override configuration, retries. To include these,
 * build a client of the SDK for the {@link #endpoint}, which has the same tables. Use such a client
 * also in tests that interrupt a thread: the engine forgets interrupts, or throws another
 * exception.
 */
public final class DynamoDbLocal implements AutoCloseable {

  private final AmazonDynamoDBLocal engine;
  private final DynamoDbClient client;
  private final DynamoDbAsyncClient asyncClient;
  private @Nullable LocalServer server;

  private DynamoDbLocal(AmazonDynamoDBLocal engine) {
    this.engine = engine;
    this.client = unclosable(DynamoDbClient.class, engine.dynamoDbClient());
    this.asyncClient = unclosable(DynamoDbAsyncClient.class, engine.dynamoDbAsyncClient());
  }

  /**
   * Returns a client of the one engine that all callers in this JVM share. The first call starts
   * the engine.
   *
   * <p>The engine ends with the program: it keeps no JVM alive.
   *
   * @return always the same client; closing it does nothing
   */
  public static DynamoDbClient shared() {
    return Shared.LOCAL.client();
  }

  /**
   * Returns an asynchronous client of the engine of {@link #shared}.
   *
   * @return always the same client; closing it does nothing
   */
  public static DynamoDbAsyncClient sharedAsync() {
    return Shared.LOCAL.asyncClient();
  }

  /**
   * Returns the HTTP address of the engine of {@link #shared}, see {@link #endpoint}.
   *
   * @return always the same address, at a port that the system picks
   */
  public static URI sharedEndpoint() {
    return Shared.LOCAL.endpoint();
  }

  /**
   * Returns the part of a table that DynamoDB Local can create: it has no vector indexes.
   *
   * @param schema the table
   * @return the table without its vector indexes
   */
  public static TableSchema storable(TableSchema schema) {
    return new TableSchema(
        schema.name(),
        schema.key(),
        schema.indexes().stream().filter(index -> index.vector() == null).toList(),
        schema.delimiter(),
        schema.entityAttribute(),
        schema.timeToLive(),
        schema.tenant());
  }

  /** Returns a client of the streams of the shared engine's tables, which is not to be closed. */
  static DynamoDbStreamsClient sharedStreams() {
    return Shared.STREAMS;
  }

  /**
   * Starts an engine without tables. It ends when it is closed, or with the program.
   *
   * @return an engine, which the caller closes
   */
  public static DynamoDbLocal start() {
    boolean telemetryDisabled = true;
    EngineThreads threads = new EngineThreads();
    AmazonDynamoDBLocal engine = threads.start(() -> DynamoDBEmbedded.create(telemetryDisabled));
    threads.stopAtEnd(engine::shutdown);
    return new DynamoDbLocal(engine);
  }

  /**
   * Returns the client of this engine.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbClient client() {
    return client;
  }

  /**
   * Returns the asynchronous client of this engine. Its futures complete on threads of Java's
   * common pool.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbAsyncClient asyncClient() {
    return asyncClient;
  }

  /**
   * Returns the HTTP address of this engine, for clients of the SDK, for other programs, and for a
   * {@link dev.singlet.testing.fault.FaultProxy} in between. The first call opens the port, on this
   * machine's loopback address only.
   *
   * @return always the same address, at a port that the system picks
   */
  public synchronized URI endpoint() {
    if (server == null) {
      server = LocalServer.start(engine);
    }
    return server.endpoint();
  }

  /**
   * Returns a client of the streams of this engine's tables.
   *
   * @return a client; closing it stops the engine
   */
  public DynamoDbStreamsClient streams() {
    return new EngineStreams(engine.dynamoDbStreamsClient());
  }

  /** Stops the engine, its threads and its port. Its tables are lost. */
  @Override
  public synchronized void close() {
    if (server != null) {
      server.close();
    }
    engine.shutdown();
  }

  /**
   * Wraps a client so that closing it does nothing. The engine's own client would stop the engine
   * for all its users.
   */
  private static <C> C unclosable(Class<C> type, C client) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (method.getName().equals("close")) {
            return null;
          }
          try {
            Object answer = EngineCall.invoke(client, method, arguments);
            return answer instanceof CompletableFuture<?> future
                ? FailedCondition.asDynamoDbTells(future)
                : answer;
          } catch (Throwable failure) {
            throw FailedCondition.asDynamoDbTells(failure);
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  /** A class of its own, so that the engine starts at the first use. */
  private static final class Shared {
    private static final DynamoDbLocal LOCAL = start();
    private static final DynamoDbStreamsClient STREAMS = LOCAL.streams();
  }
}
