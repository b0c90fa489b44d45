package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.writers.model.GuildTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableChange.Kind;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Tables are created, extended, described and deleted on DynamoDB Local. The engine is not the
 * shared one: it counts the capacity of all its tables if one gets a capacity, and fails if another
 * test deletes one meanwhile.
 */
class TableSetupTest {

  private static final DynamoDbLocal LOCAL = DynamoDbLocal.start();
  private static final DynamoDbClient DYNAMO_DB = LOCAL.client();
  private static final Issue ISSUE =
      new Issue("aws", "toolbox", 42, "Title", Issue.Status.OPEN, Set.of("bug"), null);

  private final String name = "Setup-" + UUID.randomUUID();
  private final TableClient github = GitHubTable.client(DYNAMO_DB).withTableName(name);
  private final TableClient guild = GuildTable.client(DYNAMO_DB).withTableName(name);
  private final TableSetup githubSetup =
      TableSetup.of(DYNAMO_DB, GitHubTable.SCHEMA).withTableName(name);
  private final TableSetup guildSetup =
      TableSetup.of(DYNAMO_DB, GuildTable.SCHEMA).withTableNameOf(guild.forTenant("red"));

  @AfterAll
  static void close() {
    LOCAL.close();
  }

  @AfterEach
  void delete() {
    if (githubSetup.describe().isPresent()) {
      DYNAMO_DB.updateTable(table -> table.tableName(name).deletionProtectionEnabled(false));
      DYNAMO_DB.deleteTable(table -> table.tableName(name));
    }
  }

  private void thereIs(CreateTableRequest model, UnaryOperator<CreateTableRequest.Builder> change) {
    DYNAMO_DB.createTable(change.apply(model.toBuilder()).tableName(name).build());
  }

  private void thereIsGitHubWithoutIndexes() {
    thereIs(
        CreateTable.of(GitHubTable.SCHEMA).toRequest(),
        table ->
            table
                .globalSecondaryIndexes((List<GlobalSecondaryIndex>) null)
                .attributeDefinitions(
                    table.build().attributeDefinitions().stream()
                        .filter(each -> Set.of("PK", "SK").contains(each.attributeName()))
                        .toList()));
  }

  private static List<Kind> kinds(List<TableChange> changes) {
    return changes.stream().map(TableChange::kind).toList();
  }

  private TableDescription described() {
    return githubSetup.describe().orElseThrow();
  }

  private static String units(ProvisionedThroughputDescription throughput) {
    return throughput.readCapacityUnits() + "/" + throughput.writeCapacityUnits();
  }

  private List<String> unitsOfIndexes() {
    return described().globalSecondaryIndexes().stream()
        .map(index -> index.indexName() + " " + units(index.provisionedThroughput()))
        .sorted()
        .toList();
  }

  @Test
  void aTableIsCreatedWithAllSettingsOnce() {
    TableSetup setup =
        guildSetup
            .provisioned(Throughput.of(5, 6).ofIndex("GSI2", 7, 8))
            .withStream(StreamViewType.NEW_AND_OLD_IMAGES)
            .withDeletionProtection(true);
    assertThat(setup.describe()).isEmpty();

    List<TableChange> changes = setup.apply();

    assertThat(changes)
        .extracting(TableChange::toString)
        .containsExactly(
            "Created the table " + name + ".",
            "Turned time to live on, by " + GuildTable.SCHEMA.timeToLive() + ".");
    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA))).isEmpty();
    assertThat(units(described().provisionedThroughput())).isEqualTo("5/6");
    assertThat(unitsOfIndexes()).containsExactly("GSI1 5/6", "GSI2 7/8");
    assertThat(described().localSecondaryIndexes()).hasSize(1);
    assertThat(described().streamSpecification().streamViewType())
        .isEqualTo(StreamViewType.NEW_AND_OLD_IMAGES);
    assertThat(described().deletionProtectionEnabled()).isTrue();
    assertThat(setup.apply()).isEmpty();
  }

  @Test
  void missingIndexesAreAddedOneAfterTheOtherAndFilled() {
    thereIsGitHubWithoutIndexes();
    github.execute(IssueEntity.put(ISSUE));
    List<String> progress = new ArrayList<>();

    List<TableChange> changes =
        githubSetup.withProgress(line -> progress.add(atOnce(line))).addMissingIndexes();

    assertThat(changes).extracting(TableChange::index).containsExactly("GSI1", "GSI2");
    assertThat(kinds(changes)).containsOnly(Kind.INDEX_ADDED);
    assertThat(changes.get(1).text())
        .isEqualTo(
            "Added the global index GSI2. Items that were written without its keys are not in it:"
                + " write their keys, as docs/operate/new-index.md says.");
    assertThat(progress)
        .contains("The index GSI2 of the table " + name + " is CREATING, after 0 s.");
    assertThat(github.execute(VerifyTable.of(GitHubTable.SCHEMA))).isEmpty();
    assertThat(github.stream(IssueEntity.byRepo("aws", "toolbox"))).containsExactly(ISSUE);
    assertThat(githubSetup.addMissingIndexes()).isEmpty();
    assertThat(githubSetup.apply()).isEmpty();
  }

  @Test
  void anIndexOfAProvisionedTableGetsItsCapacityOrItsOwn() {
    thereIsGitHubWithoutIndexes();
    githubSetup.provisioned(Throughput.of(3, 4).ofIndex("GSI2", 1, 2)).apply();

    assertThat(unitsOfIndexes()).containsExactly("GSI1 3/4", "GSI2 1/2");
    assertThat(githubSetup.provisioned(Throughput.of(3, 5).ofIndex("GSI1", 9, 9)).apply())
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the capacity of the table from 3 read and 4 write units to 3 read and 5 write"
                + " units, of GSI1 from 3 read and 4 write units to 9 read and 9 write units.");
    assertThat(units(described().provisionedThroughput())).isEqualTo("3/5");
    assertThat(unitsOfIndexes()).containsExactly("GSI1 9/9", "GSI2 1/2");
  }

  @Test
  void theBillingModeIsChangedBothWays() {
    githubSetup.provisioned(Throughput.of(3, 4)).apply();

    assertThat(kinds(githubSetup.onDemand().apply())).containsExactly(Kind.CAPACITY);
    assertThat(described().billingModeSummary().billingMode())
        .isEqualTo(BillingMode.PAY_PER_REQUEST);
    assertThat(githubSetup.onDemand().apply()).isEmpty();
    assertThat(githubSetup.provisioned(Throughput.of(1, 2).ofIndex("GSI1", 5, 5)).apply())
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the billing mode from on demand to provisioned: 1 read and 2 write units, GSI1 5"
                + " read and 5 write units.");
    assertThat(units(described().provisionedThroughput())).isEqualTo("1/2");
    assertThat(unitsOfIndexes()).containsExactly("GSI1 5/5", "GSI2 1/2");
  }

  @Test
  void settingsAreTurnedOffAndOn() {
    guildSetup.withStream(StreamViewType.KEYS_ONLY).apply();

    List<TableChange> off = guildSetup.withoutStream().withTimeToLive(false).apply();
    assertThat(kinds(off)).containsExactlyInAnyOrder(Kind.STREAM, Kind.TIME_TO_LIVE);
    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA))).hasSize(1);
    List<TableChange> on =
        guildSetup.withStream(StreamViewType.NEW_IMAGE).withDeletionProtection(true).apply();

    assertThat(on)
        .extracting(TableChange::text)
        .containsExactly(
            "Turned time to live on, by " + GuildTable.SCHEMA.timeToLive() + ".",
            "Turned the stream on, with NEW_IMAGE.",
            "Turned deletion protection on.");
    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA))).isEmpty();
  }

  @Test
  void aTableIsDeletedUnlessItIsProtected() {
    githubSetup.withDeletionProtection(true).apply();

    assertThatThrownBy(githubSetup::deleteIfExists)
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("protected against deletion");

    githubSetup.withDeletionProtection(false).apply();
    assertThat(githubSetup.deleteIfExists()).isTrue();
    assertThat(githubSetup.describe()).isEmpty();
    assertThat(githubSetup.deleteIfExists()).isFalse();
  }

  private void assertRefused(Runnable call, String message) {
    assertThatThrownBy(call::run)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0106] Nothing was changed in the table " + name + ". " + message);
  }

  @Test
  void aTableWithAnotherKeyIsNeitherExtendedNorDeleted() {
    thereIs(
        CreateTable.of(GitHubTable.SCHEMA).toRequest(),
        table ->
            table.attributeDefinitions(
                table.build().attributeDefinitions().stream()
                    .map(
                        each ->
                            each.attributeName().equals("SK")
                                ? each.toBuilder().attributeType("N").build()
                                : each)
                    .toList()));

    assertRefused(
        githubSetup::apply,
        "The table has the key PK (S), SK (N), but PK (S), SK (S) in the model. The key of a table"
            + " can't be changed: choose another table by withTableName, or declare this key by"
            + " @Table.");
    assertRefused(
        githubSetup::deleteIfExists,
        "It isn't deleted, because its primary key is not that of the model. Choose the right name"
            + " by withTableName.");
    assertThat(described().attributeDefinitions())
        .contains(AttributeDefinition.builder().attributeName("SK").attributeType("N").build());
  }

  @Test
  void aLocalIndexIsNotAdded() {
    thereIs(
        CreateTable.of(GuildTable.SCHEMA).toRequest(),
        table ->
            table
                .localSecondaryIndexes((List<LocalSecondaryIndex>) null)
                .attributeDefinitions(
                    table.build().attributeDefinitions().stream()
                        .filter(each -> !each.attributeName().equals("LSI1SK"))
                        .toList()));

    assertRefused(
        guildSetup::apply,
        "The table has no local index LSI1. A local index can only be made together with its"
            + " table: make another table, and copy the items.");
    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA))).hasSize(2);
  }

  @Test
  void aGlobalIndexIsNotReplacedByALocalOneOfItsName() {
    thereIs(
        CreateTable.of(GuildTable.SCHEMA).toRequest(),
        table ->
            table
                .localSecondaryIndexes((List<LocalSecondaryIndex>) null)
                .globalSecondaryIndexes(
                    table.build().globalSecondaryIndexes().stream()
                        .map(
                            each ->
                                each.indexName().equals("GSI2")
                                    ? each.toBuilder().indexName("LSI1").build()
                                    : each)
                        .toList())
                .attributeDefinitions(
                    table.build().attributeDefinitions().stream()
                        .filter(each -> !each.attributeName().equals("LSI1SK"))
                        .toList()));

    assertRefused(
        guildSetup::apply,
        "The table has a global index LSI1, but the model a local index LSI1. A local index can"
            + " only be made together with its table: make another table, and copy the items.");
  }

  @Test
  void whatCannotBeChangedIsRefusedBeforeAnyChange() {
    githubSetup.withStream(StreamViewType.KEYS_ONLY).apply();

    assertRefused(
        () ->
            githubSetup
                .withDeletionProtection(true)
                .withStream(StreamViewType.NEW_AND_OLD_IMAGES)
                .apply(),
        "Its stream has KEYS_ONLY, not NEW_AND_OLD_IMAGES. A stream can't be changed: when its"
            + " readers have read all, turn it off by withoutStream().apply(), and then this one"
            + " on. It has another ARN.");
    assertThat(described().deletionProtectionEnabled()).isFalse();
  }

  @Test
  void timeToLiveOnAnotherAttributeIsRefused() {
    guildSetup.withTimeToLive(false).apply();
    DYNAMO_DB.updateTimeToLive(
        update ->
            update
                .tableName(name)
                .timeToLiveSpecification(time -> time.enabled(true).attributeName("other")));

    assertRefused(
        guildSetup::apply,
        "Its time to live is on for other, but on "
            + GuildTable.SCHEMA.timeToLive()
            + " in the model. Turn it off by withTimeToLive(false).apply(), and then on again;"
            + " DynamoDB takes one such change an hour.");
  }

  @Test
  void indexesAreNotAddedToATableThatIsNotThere() {
    assertThatThrownBy(githubSetup::addMissingIndexes)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] There is no table %s in this account and region. Create it by apply(), or"
                + " choose the right name by withTableName.",
            name);
    assertThat(githubSetup.describe()).isEmpty();
  }

  @Test
  void settingsThatTheModelCannotHaveAreRefused() {
    assertInvalid(
        () -> guildSetup.provisioned(Throughput.of(1, 1).ofIndex("LSI1", 1, 1)),
        "provisioned: there is no index LSI1. The global indexes of the model are [GSI1, GSI2].");
    assertInvalid(
        () -> githubSetup.withTimeToLive(true),
        "withTimeToLive(true): the model has no component with @TimeToLive.");
  }

  @Test
  void unitsThatDynamoDbDoesNotTakeAreRefused() {
    assertInvalid(
        () -> githubSetup.provisioned(Throughput.of(5, 0)),
        "provisioned: the table can't have 5 read and 0 write units. Give at least 1 of each.");
    assertInvalid(
        () -> githubSetup.onDemand(Throughput.of(1, 1).ofIndex("GSI1", 1, -2)),
        "onDemand: GSI1 can't have 1 read and -2 write units. Give at least 1 of each, or"
            + " Throughput.NO_MAXIMUM.");
    assertInvalid(
        () -> githubSetup.onDemand(Throughput.of(0, Throughput.NO_MAXIMUM)),
        "onDemand: the table can't have 0 read and unlimited write units. Give at least 1 of each,"
            + " or Throughput.NO_MAXIMUM.");
    assertInvalid(
        () -> githubSetup.withWarmThroughput(Throughput.of(12_000, 0)),
        "withWarmThroughput: the table can't have 12000 read and 0 write units. Give at least 1 of"
            + " each.");
    assertInvalid(
        () ->
            githubSetup.withWarmThroughput(Throughput.of(12_000, 4_000).ofIndex("GSI2", 0, 4_000)),
        "withWarmThroughput: GSI2 can't have 0 read and 4000 write units. Give at least 1 of"
            + " each.");
    assertInvalid(
        () -> githubSetup.withPointInTimeRecovery(0),
        "withPointInTimeRecovery(0): give 1 to 35 days.");
    assertInvalid(
        () -> githubSetup.withPointInTimeRecovery(36),
        "withPointInTimeRecovery(36): give 1 to 35 days.");
  }

  private static void assertInvalid(Runnable call, String message) {
    assertThatThrownBy(call::run)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] " + message);
  }

  private static String maximum(@Nullable OnDemandThroughput throughput) {
    return throughput == null
        ? "none"
        : throughput.maxReadRequestUnits() + "/" + throughput.maxWriteRequestUnits();
  }

  private List<String> maximumsOfIndexes() {
    return described().globalSecondaryIndexes().stream()
        .map(index -> index.indexName() + " " + maximum(index.onDemandThroughput()))
        .sorted()
        .toList();
  }

  @Test
  void anOnDemandTableHasAMaximum() {
    TableSetup limited = githubSetup.onDemand(Throughput.of(100, 50).ofIndex("GSI1", 20, 10));
    limited.apply();

    assertThat(maximum(described().onDemandThroughput())).isEqualTo("100/50");
    assertThat(maximumsOfIndexes()).containsExactly("GSI1 20/10", "GSI2 none");
    assertThat(limited.apply()).isEmpty();
    assertThat(githubSetup.onDemand().apply()).isEmpty();
    assertThat(githubSetup.onDemand(Throughput.of(100, 60).ofIndex("GSI2", 5, 6)).apply())
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the on-demand maximum of the table from 100 read and 50 write units to 100"
                + " read and 60 write units, of GSI2 from unlimited read and unlimited write units"
                + " to 5 read and 6 write units.");
    assertThat(maximum(described().onDemandThroughput())).isEqualTo("100/60");
    // DynamoDB Local ignores the change of an index.
    assertThat(maximumsOfIndexes()).containsExactly("GSI1 20/10", "GSI2 none");
  }

  @Test
  void theMaximumOfATableIsRemoved() {
    githubSetup.onDemand(Throughput.of(100, 50)).apply();
    TableSetup unlimited =
        githubSetup.onDemand(Throughput.of(Throughput.NO_MAXIMUM, Throughput.NO_MAXIMUM));

    assertThat(unlimited.apply())
        .extracting(TableChange::text)
        .containsExactly(
            "Changed the on-demand maximum of the table from 100 read and 50 write units to"
                + " unlimited read and unlimited write units.");
    assertThat(maximum(described().onDemandThroughput())).isEqualTo("none");
    assertThat(unlimited.apply()).isEmpty();
  }

  @Test
  void dynamoDbLocalRemovesBothHalvesOfAMaximum() {
    githubSetup.onDemand(Throughput.of(100, 50)).apply();

    githubSetup.onDemand(Throughput.of(Throughput.NO_MAXIMUM, 60)).apply();

    assertThat(maximum(described().onDemandThroughput())).isEqualTo("none");
  }

  @Test
  void aProvisionedTableGetsAMaximumWithItsBillingMode() {
    githubSetup.provisioned(Throughput.of(3, 4)).apply();
    TableSetup limited = githubSetup.onDemand(Throughput.of(100, 50));

    assertThat(limited.apply()).hasSize(1);
    assertThat(maximum(described().onDemandThroughput())).isEqualTo("100/50");
    assertThat(limited.apply()).isEmpty();
  }

  @Test
  void anAddedIndexGetsItsMaximum() {
    thereIsGitHubWithoutIndexes();

    githubSetup.onDemand(Throughput.of(100, 50).ofIndex("GSI2", 5, 6)).addMissingIndexes();

    assertThat(maximum(described().onDemandThroughput())).isEqualTo("none");
    assertThat(maximumsOfIndexes()).containsExactly("GSI1 -1/-1", "GSI2 5/6");
  }

  @Test
  void dynamoDbLocalIgnoresWarmThroughputAndTheClassOfANewTable() {
    TableSetup warm =
        githubSetup.withWarmThroughput(Throughput.of(20_000, 5_000).ofIndex("GSI1", 12_000, 4_001));
    warm.withTableClass(TableClass.STANDARD_INFREQUENT_ACCESS).apply();

    assertThat(described().warmThroughput()).isNull();
    assertThat(described().tableClassSummary()).isNull();
    assertThat(warm.apply()).isEmpty();
    assertThat(githubSetup.withTableClass(TableClass.STANDARD).apply()).isEmpty();
    assertThatThrownBy(
            () -> githubSetup.withTableClass(TableClass.STANDARD_INFREQUENT_ACCESS).apply())
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("Nothing to update");
  }

  /** Returns a line of progress without the seconds that this machine took. */
  private static String atOnce(String line) {
    return line.replaceAll("after \\d+ s", "after 0 s");
  }
}
