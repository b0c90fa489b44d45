package dev.singlet.testing;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.operation.Operation;
import dev.singlet.schema.TableSchema;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.tables.CreateTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/**
 * Creates a new table on DynamoDB Local for a JUnit test, from the model by {@link CreateTable},
 * and deletes it afterwards.
 *
 * <pre>{@code
 * class StarTest {
 *   @RegisterExtension final LocalTable github = LocalTable.of(GitHubTable.SCHEMA);
 *
 *   @Test
 *   void aStarIsStored() {
 *     github.client().execute(StarEntity.put(star));
 *
 *     assertThat(github.items()).hasSize(1);
 *   }
 * }
 * }</pre>
 *
 * <p>DynamoDB Local has no vector indexes, so the table has none. All else of such a model works.
 *
 * <p>The kind of field decides how long a table lives:
 *
 * <ul>
 *   <li>In an <em>instance field</em>, each test method has its own empty table. It costs a few
 *       milliseconds.
 *   <li>In a <em>static field</em>, or with {@code @TestInstance(PER_CLASS)}, all tests of the
 *       class and of its {@code @Nested} classes share one table, which keeps its items from test
 *       to test. Use it for tests that only read what {@link #seed} or {@code @BeforeAll} wrote.
 * </ul>
 *
 * <p>All tables are in the JVM's one {@linkplain DynamoDbLocal#shared() engine}, under generated
 * names, so tests can run in parallel. A class can't share its static field with another class that
 * runs at the same time; this is refused.
 */
public final class LocalTable
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {

  private static final int MAX_NAME_PREFIX = 200;

  private final TableSchema schema;
  private final List<Consumer<TableClient>> seeds;
  private final boolean hasStream;
  private volatile @Nullable Lifetime lifetime;

  private LocalTable(TableSchema schema, List<Consumer<TableClient>> seeds, boolean hasStream) {
    this.schema = Objects.requireNonNull(schema, "schema");
    this.seeds = List.copyOf(seeds);
    this.hasStream = hasStream;
  }

  /**
   * Returns a table for the tests of the class that registers it.
   *
   * @param schema the table, such as the generated {@code GitHubTable.SCHEMA}
   * @return an extension to annotate with {@code @RegisterExtension}
   */
  public static LocalTable of(TableSchema schema) {
    return new LocalTable(schema, List.of(), false);
  }

  /**
   * Executes operations, in this order, each time the table is created: before each test, or once
   * for the class.
   *
   * <pre>{@code
   * @RegisterExtension
   * final LocalTable github =
   *     LocalTable.of(GitHubTable.SCHEMA).seed(RepositoryEntity.put(repository), IssueEntity.put(issue));
   * }</pre>
   *
   * <p>In a table with tenants, each operation needs a tenant: give {@link #seed(Consumer)} a
   * function that uses {@code client.forTenant(...)}.
   *
   * @param operations usually puts
   * @return such a table, with these seeds after the earlier ones
   */
  public LocalTable seed(Operation<?>... operations) {
    List<Operation<?>> all = List.of(operations);
    return seed(client -> all.forEach(client::execute));
  }

  /**
   * Calls an action each time the table is created: before each test, or once for the class.
   *
   * @param action the action, such as writing items in a loop or in a transaction
   * @return such a table, with this seed after the earlier ones
   */
  public LocalTable seed(Consumer<TableClient> action) {
    List<Consumer<TableClient>> more = new ArrayList<>(seeds);
    more.add(Objects.requireNonNull(action, "action"));
    return new LocalTable(schema, more, hasStream);
  }

  /**
   * Gives the table a stream with the old and new images of its items. {@link #changes} reads it.
   *
   * @return such a table with a stream
   */
  public LocalTable withStream() {
    return new LocalTable(schema, seeds, true);
  }

  /**
   * Returns a client of the table.
   *
   * @return a client with the system's clock; see {@link TableClient#withClock} for another one
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public TableClient client() {
    return client(dynamoDb());
  }

  /**
   * Returns an asynchronous client of the table.
   *
   * @return a client with the system's clock; see {@link AsyncTableClient#withClock} for another
   *     one
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public AsyncTableClient asyncClient() {
    return asyncClient(dynamoDbAsync());
  }

  /**
   * Returns a client of the table that sends its requests by the given client.
   *
   * @param dynamoDb a client for {@link DynamoDbLocal#sharedEndpoint()}, such as that of a {@link
   *     dev.singlet.testing.fault.FaultProxy}
   * @return a client with the system's clock
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public TableClient client(DynamoDbClient dynamoDb) {
    return new TableClient(dynamoDb, schema).withTableName(tableName());
  }

  /**
   * Returns an asynchronous client of the table that sends its requests by the given client.
   *
   * @param dynamoDb a client for {@link DynamoDbLocal#sharedEndpoint()}, such as that of a {@link
   *     dev.singlet.testing.fault.FaultProxy}
   * @return a client with the system's clock
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public AsyncTableClient asyncClient(DynamoDbAsyncClient dynamoDb) {
    return new AsyncTableClient(dynamoDb, schema).withTableName(tableName());
  }

  /**
   * Returns the SDK's client, for requests without the library.
   *
   * @return the client of the engine that holds the table
   */
  public DynamoDbClient dynamoDb() {
    return DynamoDbLocal.shared();
  }

  /**
   * Returns the SDK's asynchronous client, for requests without the library.
   *
   * @return the asynchronous client of the engine that holds the table
   */
  public DynamoDbAsyncClient dynamoDbAsync() {
    return DynamoDbLocal.sharedAsync();
  }

  /**
   * Returns the table's name in DynamoDB.
   *
   * @return the generated name
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public String tableName() {
    Lifetime current = lifetime;
    if (current == null) {
      throw new IllegalStateException(
          "There is no table outside of a test. Annotate the field that holds this LocalTable with"
              + " @RegisterExtension, and make it static to use it in @BeforeAll.");
    }
    return current.tableName();
  }

  /**
   * Reads the whole table with consistent {@code Scan} requests, for assertions on what is stored.
   *
   * @return all items with all their attributes, in no particular order
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public List<Map<String, AttributeValue>> items() {
    String table = tableName();
    return dynamoDb()
        .scanPaginator(scan -> scan.tableName(table).consistentRead(true))
        .items()
        .stream()
        .toList();
  }

  /**
   * Reads the table's stream: the changes of its items since the table was created, also those of
   * seeds.
   *
   * <pre>{@code
   * @RegisterExtension
   * final LocalTable github = LocalTable.of(GitHubTable.SCHEMA).withStream();
   *
   * List<ItemChange<GitHub>> changes = github.changes(GitHubTable.changes());
   * }</pre>
   *
   * @param reader the changes to return, such as the generated {@code GitHubTable.changes()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the changes, in the order of the writes
   * @throws IllegalStateException if the table has no {@linkplain #withStream stream}, or if no
   *     test is running that registered this extension
   */
  public <T> List<ItemChange<T>> changes(ChangeReader<T> reader) {
    return streamRecords().stream().flatMap(record -> reader.read(record).stream()).toList();
  }

  /**
   * Reads the table's stream as DynamoDB returns it, for code that takes records of a stream.
   *
   * @return the records since the table was created, in the order of the writes
   * @throws IllegalStateException if the table has no {@linkplain #withStream stream}, or if no
   *     test is running that registered this extension
   */
  public List<Record> streamRecords() {
    return LocalStream.of(dynamoDb(), DynamoDbLocal.sharedStreams(), tableName()).records();
  }

  /**
   * Reads the whole table, and returns it as text to print: {@code System.out.print(table.text())}.
   *
   * <pre>
   * PK = "ISSUE#aws#sdk", SK = "ISSUE#00000042"
   *   GSI1PK = "ISSUE#aws#sdk", GSI1SK = "OPEN#99999957"
   *   _et = "Issue", issueNumber = 42, ...
   * </pre>
   *
   * @return all items with all their attributes, sorted by the text of their keys. For a value of
   *     bytes, the text shows only their number.
   * @throws IllegalStateException if no test is running that registered this extension
   */
  public String text() {
    return new ItemText(schema).of(items());
  }

  /**
   * Called by JUnit.
   *
   * @param context the test class
   */
  @Override
  public void beforeAll(ExtensionContext context) {
    begin(context);
  }

  /**
   * Called by JUnit.
   *
   * @param context the test method
   */
  @Override
  public void beforeEach(ExtensionContext context) {
    begin(context);
  }

  /**
   * Called by JUnit.
   *
   * @param context the test method
   */
  @Override
  public void afterEach(ExtensionContext context) {
    end(context);
  }

  /**
   * Called by JUnit.
   *
   * @param context the test class
   */
  @Override
  public void afterAll(ExtensionContext context) {
    end(context);
  }

  private synchronized void begin(ExtensionContext context) {
    Lifetime current = lifetime;
    if (current == null) {
      Lifetime started = new Lifetime(context.getUniqueId(), context.getDisplayName(), newName());
      TableClient table = new TableClient(dynamoDb(), schema).withTableName(started.tableName());
      TableSchema local = DynamoDbLocal.storable(schema);
      CreateTable creation = CreateTable.of(local);
      new TableClient(dynamoDb(), local)
          .withTableName(started.tableName())
          .execute(hasStream ? creation.withStream(StreamViewType.NEW_AND_OLD_IMAGES) : creation);
      lifetime = started;
      try {
        seeds.forEach(seed -> seed.accept(table));
      } catch (RuntimeException | Error e) {
        end(context);
        throw e;
      }
    } else if (!current.includes(context)) {
      throw new IllegalStateException(
          context.getDisplayName()
              + " runs at the same time as "
              + current.displayName()
              + ", and both use one LocalTable. Give each a field of its own.");
    }
  }

  private synchronized void end(ExtensionContext context) {
    Lifetime current = lifetime;
    if (current != null && current.contextId().equals(context.getUniqueId())) {
      lifetime = null;
      dynamoDb().deleteTable(delete -> delete.tableName(current.tableName()));
    }
  }

  private String newName() {
    String name = schema.name();
    return name.substring(0, Math.min(name.length(), MAX_NAME_PREFIX)) + "-" + UUID.randomUUID();
  }

  /** The test class or method that a table was created for. The table ends with it. */
  private record Lifetime(String contextId, String displayName, String tableName) {

    /** Returns whether a test is this class or method, or inside of it. */
    boolean includes(ExtensionContext context) {
      for (ExtensionContext c = context; c != null; c = c.getParent().orElse(null)) {
        if (c.getUniqueId().equals(contextId)) {
          return true;
        }
      }
      return false;
    }
  }
}
