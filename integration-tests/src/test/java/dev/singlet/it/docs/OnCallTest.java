package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.TITLE;
import static java.lang.System.Logger.Level.DEBUG;
import static java.lang.System.Logger.Level.WARNING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.backfill.FileJournal;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.Throttling;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.UnfinishedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.history.MigrationException;
import dev.singlet.it.DescribedTable;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.listener.RequestDetail;
import dev.singlet.micrometer.MicrometerListener;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.query.Page;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.value.ReadPolicy;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The snippets and the outputs of docs/operate/three-in-the-morning.md: the page has each line. */
class OnCallTest {

  private static final Instant NOW = Instant.parse("2026-11-29T03:00:00Z");
  private static final System.Logger LOG = System.getLogger("dynamodb");

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);
  @RegisterExtension final LocalTable trucks = LocalTable.of(OldFleetTable.SCHEMA);

  @TempDir private Path folder;

  private final Logger logger = Logger.getLogger("dynamodb");
  private final Lines lines = new Lines();
  private FaultProxy faults;
  private DynamoDbClient dynamoDb;

  @BeforeEach
  void open() {
    logger.setLevel(Level.FINE);
    logger.addHandler(lines);
    logger.setUseParentHandlers(false);
    faults = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start();
    dynamoDb =
        faults.client(
            settings ->
                settings.overrideConfiguration(
                    override ->
                        override.retryStrategy(
                            AwsRetryStrategy.standardRetryStrategy().toBuilder()
                                .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                                .build())));
  }

  @AfterEach
  void close() {
    faults.close();
    logger.removeHandler(lines);
    logger.setUseParentHandlers(true);
  }

  private TableClient logged() {
    TableClient github =
        GitHubTable.client(dynamoDb).withListener(request -> LOG.log(DEBUG, request::line));
    return github.withTableName(table.tableName());
  }

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue " + number)
        .build();
  }

  private void put(int... numbers) {
    for (int number : numbers) {
      table.client().execute(IssueEntity.put(issue(number)));
    }
  }

  private void removeFromFirst(String attributes) {
    dynamoDb.updateItem(
        update ->
            update
                .tableName(table.tableName())
                .key(
                    Map.of(
                        "PK", AttributeValue.fromS("ISSUE#aws#sdk"),
                        "SK", AttributeValue.fromS("ISSUE#00000001")))
                .updateExpression("REMOVE " + attributes));
  }

  /** Requires that the page shows an output as it is, but for times, names and request ids. */
  private void shown(String output) {
    String name = output.replace(table.tableName(), "GitHubTable");
    String text = stable(name.replace(trucks.tableName(), "Fleet")).strip();
    System.out.println(text);
    assertThat(stable(Snippet.read(Path.of("../docs/operate/three-in-the-morning.md"))))
        .contains("\n" + text + "\n");
  }

  private static String stable(String text) {
    return text.replaceAll(" ms=\\d+", " ms=1")
        .replaceAll("Request ID: [\\w-]+", "Request ID: 1")
        .replaceAll(" requestId=\\S+", " requestId=1")
        .replaceAll("uses \\w{16}, seen \\S+", "uses 1, seen 1");
  }

  @Test
  void aRequestIsALine() {
    put(1, 2, 3);

    Page<Issue> page = logged().execute(IssueEntity.open("aws", "sdk").filter(TITLE.eq("Issue 2")));

    assertThat(page.items()).hasSize(1);
    shown(lines.last());
  }

  @Test
  void throttled() {
    TableClient github = logged();
    put(1);
    faults.inject(Fault.REQUEST_RATE).times(3);
    List<String> warned = new ArrayList<>();

    try {
      github.execute(IssueEntity.open("aws", "sdk"));
    } catch (SdkException failed) {
      for (Throttling limit : Throttling.of(failed)) {
        LOG.log(WARNING, limit.toString());
        warned.add(limit.toString());
      }
    }

    shown(warned.get(0));
    shown(lines.of("operation=").get(0));
  }

  @Test
  void throttledInTheMiddle() {
    put(1, 2, 3);
    faults
        .inject(Fault.THROTTLE)
        .on(QueryRequest.class, QueryRequest::hasExclusiveStartKey)
        .always();

    Throwable failure =
        catchThrowable(
            () -> logged().execute(IssueEntity.byRepo("aws", "sdk").limit(3).pageSize(2)));

    assertThat(failure)
        .isInstanceOf(UnfinishedException.class)
        .hasCauseInstanceOf(ProvisionedThroughputExceededException.class);
    shown(failure.getMessage());
  }

  @Test
  void thePartitionThatIsThrottled() {
    put(1);
    faults.inject(Fault.REQUEST_RATE).once();

    TableClient github =
        GitHubTable.client(dynamoDb)
            .withListener(
                request -> {
                  LOG.log(DEBUG, request::line);
                  if (request.throttles() > 0) {
                    LOG.log(WARNING, () -> "Throttled: " + request.text().orElseThrow());
                  }
                },
                RequestDetail.TEXT)
            .withTableName(table.tableName());
    github.execute(IssueEntity.open("aws", "sdk"));

    shown(lines.of("operation=").get(0));
    shown(lines.of("Throttled:").get(0));
  }

  @Test
  void aCondition() {
    put(7);
    TableClient github = logged();
    Issue issue = issue(7);

    try {
      github.execute(IssueEntity.put(issue).ifNotExists());
    } catch (ConditionFailedException refused) {
      LOG.log(
          WARNING,
          "{0}: {1}, there is: {2}",
          refused.reason(),
          refused.getMessage(),
          refused.existing(IssueEntity.type()).orElse(null));
    }

    shown(lines.of("operation=").get(0));
    shown(catchThrowable(() -> github.execute(IssueEntity.put(issue).ifNotExists())).getMessage());
    assertThat(lines.messages.get(1)).contains("there is: Issue[", "Issue 7");
  }

  @Test
  void aTransaction() {
    put(7);
    TableClient github = logged();

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class,
            () ->
                github.transact(
                    IssueEntity.put(issue(8)), IssueEntity.put(issue(7)).ifNotExists()));

    shown(lines.of("operation=").get(0));
    shown(failed.getMessage());
    for (TransactionFailure each : failed.failures()) {
      LOG.log(WARNING, "{0} {1}: {2}", each.position(), each.reason(), each.message());
    }
    assertThat(failed.failures()).hasSize(1);
    assertThat(failed.isPassing()).isFalse();
  }

  @Test
  void aConflict() {
    TableClient github = logged().withTransactionAttempts(2);
    faults.inject(Fault.TRANSACTION_CONFLICT).always();

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class, () -> github.transact(IssueEntity.put(issue(8))));

    assertThat(failed.isPassing()).isTrue();
    shown(lines.last());
    shown(failed.getMessage());
  }

  @Test
  void aQueryThatFindsNothing() {
    put(1);
    removeFromFirst("GSI1PK, GSI1SK");
    TableClient github = logged();

    Page<Issue> open = github.execute(IssueEntity.open("aws", "sdk"));
    QueryRequest request = IssueEntity.open("aws", "sdk").toRequest();
    System.out.println(request);

    assertThat(open.items()).isEmpty();
    shown(lines.last());
    assertThat(request.indexName()).isEqualTo("GSI1");
    String report = github.execute(VerifyItems.of(GitHubTable.type()).sample(10_000)).toString();
    shown(report.substring(0, report.indexOf("\n\nMeaning")));
  }

  @Test
  void anUnreadableItem() {
    put(1, 2);
    removeFromFirst("title");
    TableClient github = logged();

    Throwable failure = catchThrowable(() -> github.execute(IssueEntity.byRepo("aws", "sdk")));
    assertThat(failure).isInstanceOf(UnreadableItemException.class);
    shown(failure.getMessage());

    TableClient tolerant =
        github.withReadPolicy(ReadPolicy.collect(item -> LOG.log(WARNING, "Left out: {0}", item)));
    assertThat(tolerant.stream(IssueEntity.byRepo("aws", "sdk"))).hasSize(1);
    assertThat(lines.of("Left out:")).hasSize(1);
  }

  @Test
  void theBill() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    MicrometerListener metrics = new MicrometerListener(registry);

    TableClient github =
        GitHubTable.client(dynamoDb)
            .withListener(
                request -> {
                  metrics.onRequest(request);
                  LOG.log(DEBUG, request::line);
                })
            .withTableName(table.tableName());
    for (int number = 1; number <= 3; number++) {
      github.execute(IssueEntity.put(issue(number)));
    }
    github.execute(IssueEntity.open("aws", "sdk"));
    List<String> spent =
        registry.get("singlet.capacity").counters().stream()
            .filter(counter -> counter.count() > 0)
            .map(
                counter ->
                    counter.count()
                        + " units: "
                        + counter.getId().getTag("operation")
                        + ", index "
                        + counter.getId().getTag("index"))
            .sorted(Comparator.reverseOrder())
            .toList();

    assertThat(lines.of("operation=")).hasSize(4);
    shown(String.join("\n", spent));
  }

  @Test
  void aModelThatIsOlder() {
    TableClient github = logged();
    github.execute(AnnounceModel.of(GitHubTable.describe(), "tracker"));

    List<String> used = new ArrayList<>();
    for (UsedModel each : github.execute(ModelsInUse.of(GitHubTable.describe()))) {
      used.add(each.program() + " uses " + each.hash() + ", seen " + each.lastSeen());
    }

    shown(used.get(0));
  }

  @Test
  void anIndexThatIsNotThere() {
    TableClient fleet = FleetTable.client(dynamoDb).withTableName(trucks.tableName());

    shown(fleet.execute(VerifyTable.of(FleetTable.SCHEMA)).get(0).toString());
  }

  @Test
  void aMigrationThatStands() {
    TableClient before = OldFleetTable.client(dynamoDb).withTableName(trucks.tableName());
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-1", "north", 1)));
    TableClient fleet =
        FleetTable.client(DescribedTable.withRecovery(dynamoDb))
            .withTableName(trucks.tableName())
            .withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    Migrations migrations =
        Migrations.of(FleetTable.describe())
            .by("job 7")
            .step(
                "0002",
                "depot west is closed",
                (client, step) -> {
                  step.count(1, 0);
                  throw new IllegalStateException("the depot is not known");
                })
            .step("0003", Backfill.of(FleetTable.type()).journal(FileJournal.in(folder)));
    Throwable failure = catchThrowable(() -> migrations.migrate(fleet));
    System.out.println(failure);

    System.out.println(migrations.info(fleet));

    shown(migrations.info(fleet).toString());
    Throwable refused = catchThrowable(() -> migrations.validate(fleet));
    assertThat(refused).isInstanceOf(MigrationException.class);
    shown(refused.getMessage());
  }

  /** The messages that were logged. */
  private static final class Lines extends Handler {

    private final List<String> messages = new ArrayList<>();

    @Override
    public synchronized void publish(LogRecord logged) {
      messages.add(
          logged.getParameters() == null
              ? logged.getMessage()
              : java.text.MessageFormat.format(logged.getMessage(), logged.getParameters()));
    }

    synchronized String last() {
      return messages.get(messages.size() - 1);
    }

    synchronized List<String> of(String start) {
      return messages.stream().filter(message -> message.startsWith(start)).toList();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
