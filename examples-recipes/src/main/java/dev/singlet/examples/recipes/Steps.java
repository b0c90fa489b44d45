package dev.singlet.examples.recipes;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.examples.shared.report.ResultText;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableSetup;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/**
 * The steps of a recipe's program. Each shows its calls: the requests that they become, what these
 * cost, and what comes back. The time is the same in each run: an hour passes with each step.
 */
public final class Steps {

  private static final String INDENT = "    ";

  private final StepClock clock = new StepClock(Instant.parse("2026-03-01T09:00:00Z"));
  private final Database database;
  private final Requests requests;
  private final PrintStream out;
  private int number;

  Steps(Database database, PrintStream out) {
    this.database = database;
    this.requests = new Requests(database.dynamoDb());
    this.out = out;
  }

  /** Creates a table. */
  public TableClient table(TableSchema schema) {
    return table(CreateTable.of(schema), schema);
  }

  /** Creates a table with a stream of old and new images. */
  public TableClient tableWithStream(TableSchema schema) {
    return table(CreateTable.of(schema).withStream(StreamViewType.NEW_AND_OLD_IMAGES), schema);
  }

  private TableClient table(CreateTable creation, TableSchema schema) {
    // Without its time to live: DynamoDB Local deletes what expired by the clock of the machine.
    database.dynamoDb().createTable(creation.toRequest());
    return client(schema);
  }

  /** Creates a table with vector indexes, which can be searched then. */
  public TableClient tableWithVectors(TableSchema schema) {
    new TableClient(database.dynamoDb(), schema).execute(CreateTable.of(schema));
    return client(schema);
  }

  private TableClient client(TableSchema schema) {
    requests.add(schema);
    return new TableClient(requests.client(), schema).withClock(clock).withListener(requests);
  }

  /** Creates a table whose name isn't that of its model, because several models have that one. */
  public TableClient table(TableSchema schema, String name) {
    database
        .dynamoDb()
        .createTable(CreateTable.of(schema).toRequest().toBuilder().tableName(name).build());
    return client(schema, name);
  }

  /** A client of another model on a table. */
  public TableClient client(TableSchema schema, String name) {
    return new TableClient(requests.client(), schema)
        .withTableName(name)
        .withClock(clock)
        .withListener(requests);
  }

  /** Adds the indexes to a table that a model has and the table lacks. */
  public void addIndexes(String title, TableSchema schema, String name) {
    begin(title);
    TableSetup.of(database.dynamoDb(), schema).withTableName(name).addMissingIndexes().stream()
        .map(change -> "= " + change)
        .forEach(this::print);
  }

  /** The records so far of the stream of a table. */
  public List<Record> records(TableSchema schema) {
    return database.streams().apply(schema.name());
  }

  /** The clock of the program. */
  public InstantSource clock() {
    return clock;
  }

  /** The time of the current step. */
  public Instant now() {
    return clock.instant();
  }

  /** Makes calls, and shows them with what they return. */
  public <R extends @Nullable Object> R step(String title, Supplier<R> calls) {
    begin(title);
    R result = calls.get();
    printRequests();
    ResultText.lines(result).forEach(this::print);
    return result;
  }

  /** Makes calls that return nothing, and shows them. */
  public void step(String title, Runnable calls) {
    begin(title);
    calls.run();
    printRequests();
  }

  /** Makes a call whose result is a text of several lines, and shows that text only. */
  public void report(String title, Supplier<?> call) {
    begin(title);
    call.get().toString().lines().forEach(this::print);
  }

  /** Makes calls that are refused, and shows them with the reason. */
  public void refused(String title, Supplier<?> calls) {
    begin(title);
    try {
      Object result = calls.get();
      throw new IllegalStateException("It was to be refused, and gave " + result);
    } catch (SingletException refusal) {
      printRequests();
      String message = String.valueOf(refusal.getMessage());
      message.lines().map(line -> "refused: " + line).forEach(this::print);
    }
  }

  private void begin(String title) {
    clock.advance(Duration.ofHours(1));
    requests.clear();
    number++;
    out.printf("%s%2d. %s%n", number == 1 ? "" : System.lineSeparator(), number, title);
  }

  private void printRequests() {
    requests.lines().forEach(this::print);
  }

  private void print(String line) {
    out.println(INDENT + line);
  }
}
