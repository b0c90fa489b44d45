package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.extras.ItemLoader;
import dev.singlet.it.docs.model.Case;
import dev.singlet.it.docs.model.CaseEntity;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.HelpdeskTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.WikiPageEntity;
import dev.singlet.it.docs.model.WikiTable;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.EntityJson;
import dev.singlet.listener.RequestDetail;
import dev.singlet.micrometer.MicrometerListener;
import dev.singlet.model.TableDescriptor;
import dev.singlet.stream.ItemChange;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.reactivestreams.FlowAdapters;
import software.amazon.awssdk.core.async.SdkPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/**
 * The rows of docs/reference/peers.md are whole, and their code stands here, in the other classes
 * of this package whose names begin with Peers, in the models, or in those that the libraries
 * share.
 */
class PeersTest {

  private static final Path PAGE = Path.of("../docs/reference/peers.md");
  private static final Path SOURCES = Path.of("src/test/java/dev/singlet/it/docs");
  private static final Path ROWS =
      Path.of("src/test/java/dev/singlet/it/otherlibraries/model/Peers.java");

  static List<PeersRow> rows() {
    return PeersRow.in(PAGE);
  }

  @Test
  void thereAreRowsOfEachPeer() {
    assertThat(rows()).hasSizeGreaterThan(100);
    for (String peer : List.of("T", "E", "O", "A", "P")) {
      assertThat(rows()).filteredOn(row -> row.isOf(peer)).hasSizeGreaterThan(20);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void hasAllColumns(PeersRow row) {
    assertThat(row.cells()).hasSize(3).noneMatch(String::isBlank);
    assertThat(row.peers()).as("peers before their names").isNotEmpty();
    assertThat(row.saysHow()).as("code, a link, or a reason").isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void isCompiled(PeersRow row) throws IOException {
    List<String> sources = sources();

    assertThat(row.code()).allSatisfy(code -> assertThat(sources).anyMatch(code::isIn));
  }

  private static List<String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return Stream.concat(files.filter(PeersTest::hasCodeOfPeers), Stream.of(ROWS))
          .map(Snippet::read)
          .toList();
    }
  }

  private static boolean hasCodeOfPeers(Path file) {
    return Files.isRegularFile(file)
        && (file.startsWith(SOURCES.resolve("model"))
            || file.getFileName().toString().startsWith("Peers"));
  }

  @Test
  void aRowThatIsNotWholeIsFound() {
    assertThat(PeersRow.of("p:1", "| a | T `b` | `c(\"x\\|y\")` |").code())
        .extracting(Snippet::text)
        .containsExactly("c(\"x|y\")");
    assertThat(PeersRow.of("p:1", "| a | `b` | `c` |").peers()).isEmpty();
    assertThat(PeersRow.of("p:1", "| a | T `b` |").cells()).hasSize(2);
    assertThat(PeersRow.of("p:1", "| a | T `b` | yes |").saysHow()).isFalse();
    assertThat(PeersRow.of("p:1", "| a | T `b` | no: because |").saysHow()).isTrue();
  }

  private static final Issue ISSUE =
      IssueEntity.builder().owner("aws").repoName("sdk").issueNumber(42).title("Crash").build();

  @RegisterExtension
  static final LocalTable TABLE = LocalTable.of(GitHubTable.SCHEMA).seed(IssueEntity.put(ISSUE));

  @Test
  void tables() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      tables(local.client());
    }
  }

  private static void tables(DynamoDbClient dynamoDb) {
    String name = "desk-" + UUID.randomUUID();

    TableClient github = GitHubTable.client(dynamoDb).withTableName(name);
    github.execute(
        CreateTable.of(GitHubTable.SCHEMA).withStream(StreamViewType.NEW_AND_OLD_IMAGES));
    github.execute(CreateTable.of(GitHubTable.SCHEMA).ifNotExists());
    CreateTableRequest request = CreateTable.of(GitHubTable.SCHEMA).toRequest();

    assertThat(github.execute(VerifyTable.of(GitHubTable.SCHEMA))).isEmpty();
    assertThat(github.execute(VerifyItems.of(GitHubTable.type()).sample(10_000)).differences())
        .isEmpty();
    assertThat(request.tableName()).isEqualTo("GitHubTable");

    TableSetup setup =
        TableSetup.of(dynamoDb, GitHubTable.SCHEMA)
            .provisioned(Throughput.of(20, 10))
            .withTableNameOf(github);
    assertThat(setup.apply()).hasSize(1);
    assertThat(setup.addMissingIndexes()).isEmpty();
    assertThat(setup.describe()).isPresent();
    assertThat(setup.deleteIfExists()).isTrue();
  }

  @RegisterExtension static final LocalTable CASES = LocalTable.of(HelpdeskTable.SCHEMA);

  @Test
  void clients() {
    TableClient client = CASES.client();
    Clock clock = Clock.fixed(Instant.parse("2026-03-02T00:00:00Z"), ZoneOffset.UTC);

    TableClient acme = client.forTenant("acme").withClock(clock);
    acme.execute(CaseEntity.put(new Case(7, "It is broken")));

    assertThat(acme.execute(CaseEntity.get(7))).isPresent();
    assertThat(client.forTenant("beta").execute(CaseEntity.get(7))).isEmpty();
    assertThat(CASES.items().get(0))
        .containsEntry("_ct", AttributeValue.fromS("2026-03-02T00:00:00.000Z"));
  }

  @RegisterExtension static final LocalTable WIKI = LocalTable.of(WikiTable.SCHEMA);

  private static String currentUser() {
    return "ann";
  }

  @Test
  void contextValues() {
    TableClient client = WIKI.client();

    TableClient wiki = client.with(WikiTable.user(() -> currentUser()));

    assertThat(wiki.execute(WikiPageEntity.upsert("Home", "Welcome")).createdBy()).isEqualTo("ann");
  }

  @Test
  void futures() {
    DynamoDbAsyncClient dynamoDb = DynamoDbLocal.sharedAsync();

    AsyncTableClient github = GitHubTable.asyncClient(dynamoDb).withTableName(TABLE.tableName());
    CompletableFuture<Optional<Issue>> issue = github.execute(IssueEntity.get("aws", "sdk", 42));
    Flow.Publisher<Issue> issues = github.items(IssueEntity.byRepo("aws", "sdk"));

    assertThat(issue.join()).contains(ISSUE);
    List<Issue> read = new ArrayList<>();
    SdkPublisher.adapt(FlowAdapters.toPublisher(issues)).subscribe(read::add).join();
    assertThat(read).containsExactly(ISSUE);
  }

  @Test
  void loaders() {
    List<String> log = new ArrayList<>();
    AsyncTableClient asyncClient =
        TABLE.asyncClient().withListener(request -> log.add(request.operation()));

    ItemLoader loader = ItemLoader.of(asyncClient);
    CompletableFuture<Optional<Issue>> one = loader.load(IssueEntity.get("aws", "sdk", 42));
    CompletableFuture<Optional<Issue>> same = loader.load(IssueEntity.get("aws", "sdk", 42));
    loader.flush();

    assertThat(one.join()).contains(ISSUE).isEqualTo(same.join());
    assertThat(log).containsExactly("BatchGet");
  }

  @Test
  void formats() {
    Issue issue = ISSUE;

    Map<String, AttributeValue> item = IssueEntity.toItem(issue);
    String json = EntityJson.of(IssueEntity.type()).write(issue);
    String exported = DynamoDbJson.write(item);
    String schema = IssueEntity.jsonSchema();
    TableDescriptor model = GitHubTable.describe();
    Record record =
        Record.builder()
            .eventName("INSERT")
            .dynamodb(
                stream ->
                    stream.keys(Map.of("PK", item.get("PK"), "SK", item.get("SK"))).newImage(item))
            .build();
    Optional<ItemChange<GitHub>> change = GitHubTable.change(record);

    assertThat(IssueEntity.fromItem(item)).isEqualTo(GitHubTable.fromItem(item));
    assertThat(EntityJson.of(IssueEntity.type()).read(json)).isEqualTo(issue);
    assertThat(DynamoDbJson.read(exported)).isEqualTo(item);
    assertThat(schema).contains("\"title\"");
    assertThat(model.entity("Issue")).isPresent();
    assertThat(change).containsInstanceOf(ItemChange.Inserted.class);
  }

  @Test
  void listeners() {
    List<String> log = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    SimpleMeterRegistry registry = new SimpleMeterRegistry();

    TableClient logged =
        TABLE
            .client()
            .withListener(request -> log.add(request.operation() + " " + request.capacityUnits()));
    TableClient whole =
        TABLE
            .client()
            .withListener(request -> texts.add(request.text().orElseThrow()), RequestDetail.TEXT);
    TableClient metered = TABLE.client().withListener(new MicrometerListener(registry));
    logged.execute(IssueEntity.get("aws", "sdk", 42));
    whole.execute(IssueEntity.get("aws", "sdk", 42));
    metered.execute(IssueEntity.get("aws", "sdk", 42));

    assertThat(log).containsExactly("Issue.get 0.5");
    assertThat(texts).singleElement().asString().contains("SK = \"ISSUE#00000042\"");
    assertThat(registry.getMeters()).isNotEmpty();
  }

  @Test
  void doubles() {
    RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
    TableClient github = GitHubTable.client(dynamoDb.client());

    github.execute(IssueEntity.get("aws", "sdk", 42));

    GetItemRequest request = IssueEntity.get("aws", "sdk", 42).toRequest();
    assertThat(dynamoDb.onlyRequest(GetItemRequest.class).key()).isEqualTo(request.key());
  }
}
