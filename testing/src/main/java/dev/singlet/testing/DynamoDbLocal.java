package dev.singlet.testing;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;
import software.amazon.dynamodb.services.local.embedded.DynamoDBEmbedded;
import software.amazon.dynamodb.services.local.shared.access.AmazonDynamoDBLocal;

/**
 * An embedded <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/DynamoDBLocal.html">DynamoDB
 * Local</a>: an engine in this JVM that holds its tables in memory. It opens no port, needs neither
 * credentials nor a region, and has its telemetry off.
 *
 * <pre>{@code
 * try (DynamoDbLocal local = DynamoDbLocal.start()) {
 *   TableClient github = GitHubTable.client(local.client());
 *   github.execute(GitHubTable.createTable());
 * }
 * }</pre>
 *
 * <p>The first engine of a JVM takes seconds to load its classes, another one milliseconds. Its
 * client answers calls directly: what the SDK does around a request over the network (execution
 * interceptors, request override configuration, retries) doesn't happen.
 */
public final class DynamoDbLocal implements AutoCloseable {

  private final AmazonDynamoDBLocal engine;
  private final DynamoDbClient client;

  private DynamoDbLocal(AmazonDynamoDBLocal engine) {
    this.engine = engine;
    this.client = unclosable(engine.dynamoDbClient());
  }

  /**
   * A client of the one engine that all callers in this JVM share, started by the first of them.
   *
   * <p>The engine is never stopped, and its threads are no daemons: a program that doesn't end by
   * {@link System#exit}, as test runners do, wants an engine of its own from {@link #start}.
   *
   * @return always the same client; closing it does nothing
   */
  public static DynamoDbClient shared() {
    return Shared.CLIENT;
  }

  /**
   * Starts an engine without any table.
   *
   * @return an engine that is the caller's to close
   */
  public static DynamoDbLocal start() {
    boolean telemetryDisabled = true;
    return new DynamoDbLocal(DynamoDBEmbedded.create(telemetryDisabled));
  }

  /**
   * The client of this engine.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbClient client() {
    return client;
  }

  /**
   * A client of the streams of this engine's tables.
   *
   * @return a client; closing it stops the engine
   */
  public DynamoDbStreamsClient streams() {
    return engine.dynamoDbStreamsClient();
  }

  /** Stops the engine and its threads. Its tables are gone. */
  @Override
  public void close() {
    engine.shutdown();
  }

  /** The engine's own client would stop the engine for all its users. */
  private static DynamoDbClient unclosable(DynamoDbClient client) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (method.getName().equals("close")) {
            return null;
          }
          try {
            return method.invoke(client, arguments);
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        };
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, handler);
  }

  /** Loaded, and so started, when it is first asked for. */
  private static final class Shared {
    private static final DynamoDbClient CLIENT = start().client();
  }
}
