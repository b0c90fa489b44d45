package dev.singlet.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.SchemaFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the goals of the Maven plugin do in a build, and what they say if they can't. */
class GoalTest {

  private static final String GITHUB = "dev.singlet.examples.github.model.GitHub";
  private static final String REGION = "us-east-1";

  @TempDir Path target;
  private Build build;

  @BeforeEach
  void theProjectIsTheGitHubExample() {
    build = new Build(ExampleModel.GITHUB.place(), target);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          accept       | ''              | because, changes, classes, recorded, skip, tables
          backfill     | ''              | checkpoint, classes, currency, dryRun, endpoint, journal, move, name, only, readPrice, readRate, region, sample, segments, skip, steering, tables, tenant, withoutJournal, withoutRecovery, writePrice, writeRate
          compare      | verify          | before, classes, skip, strictness, tables
          deployed     | ''              | classes, endpoint, forget, list, name, program, region, skip, tables
          describe     | process-classes | classes, skip, tables
          export       | prepare-package | classes, formats, samples, skip, table, tables, to
          migrate      | ''              | action, classes, currency, endpoint, journal, move, name, readPrice, readRate, recorded, region, segments, skip, steering, tables, whenLocked, withoutJournal, withoutRecovery, writePrice, writeRate
          plan         | ''              | before, classes, currency, deployed, endpoint, file, format, items, name, parts, readPrice, readRate, recorded, region, seenWithin, since, skip, tables, writePrice, writeRate
          record       | ''              | classes, recorded, skip, tables
          report       | prepare-package | classes, samples, skip, sourceUrl, tables, to
          undo-backfill | ''             | classes, endpoint, journal, name, region, skip, tables, writeRate
          verify-items | verify          | allTenants, classes, endpoint, name, rate, region, sample, segments, skip, tables, tenant
          verify-table | verify          | classes, endpoint, name, region, skip, tables
          """)
  void aGoalHasItsPhaseAndItsParameters(String name, String phase, String parameters) {
    Goal goal = Goal.of(name);

    assertThat(goal.text("phase")).isEqualTo(phase);
    assertThat(goal.parameters()).containsExactlyInAnyOrder(parameters.split(", ", -1));
    assertThat(goal.text("threadSafe")).isEqualTo("true");
    assertThat(goal.text("requiresDependencyResolution")).isEqualTo("runtime");
  }

  @Test
  void thereAreNoOtherGoals() {
    assertThat(Goal.all())
        .extracting(Goal::name)
        .containsExactlyInAnyOrder(
            "accept",
            "backfill",
            "compare",
            "deployed",
            "describe",
            "export",
            "import-schema",
            "migrate",
            "plan",
            "record",
            "report",
            "undo-backfill",
            "verify-items",
            "verify-table");
  }

  @Test
  void importSchemaNeedsNoProject() throws Exception {
    Goal goal = Goal.of("import-schema");
    Path schema = Files.writeString(target.resolve("schema.json"), SchemaFile.TEXT);

    assertThat(goal.text("requiresProject")).isEqualTo("false");
    assertThat(goal.parameters()).containsExactlyInAnyOrder("schema", "packageName", "sources");
    BuildLog log = new BuildLog(false);
    goal.run(
        "<schema>%s</schema><packageName>com.example</packageName><sources>%s</sources>"
            .formatted(schema, target.resolve("java")),
        Map.of(),
        log);
    assertThat(target.resolve("java/com/example/Note.java")).exists();
  }

  @Test
  void describePrintsALineForEachLineOfTheModel() throws Exception {
    List<String> lines = build.run("describe", "");

    assertThat(lines)
        .startsWith("INFO GitHubTable (" + GITHUB + ")", "INFO   key: PK (S), SK (S)")
        .allSatisfy(line -> assertThat(line).hasLineCount(1));
  }

  @Test
  @ResourceLock(Resources.SYSTEM_OUT)
  void describePrintsTheModelInAQuietBuild() throws Exception {
    BuildLog log = new BuildLog(true);
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      build.run("describe", "", log);
    } finally {
      System.setOut(out);
    }

    assertThat(log.lines()).isEmpty();
    assertThat(printed.toString(StandardCharsets.UTF_8).lines())
        .startsWith("GitHubTable (" + GITHUB + ")", "  key: PK (S), SK (S)");
  }

  @Test
  void compareFailsTheBuildForWhatItProtects() throws Exception {
    String json = ExampleModel.GITHUB.table().toJson().replaceFirst("reverse.8", "reverse(6");
    Path older = Files.writeString(target.resolve("older.json"), json);
    String before = "<before>" + older + "</before>";

    assertThat(build.run("compare", before))
        .startsWith("INFO " + GITHUB + ": 1 change.")
        .contains(
            "INFO   Incomplete until all items are put again:"
                + " IssueByStateCollection.byRepository, IssueEntity.openByRepo.");
    assertThat(build.failure("compare", before + "<strictness>BACKWARD</strictness>"))
        .isEqualTo("A change of a model breaks what BACKWARD protects. The lines above say what.");
  }

  @Test
  void aPlanIsPrintedOrWritten() throws Exception {
    String json = ExampleModel.GITHUB.table().toJson().replaceFirst("reverse.8", "reverse(6");
    Path older = Files.writeString(target.resolve("older.json"), json);
    Path file = target.resolve("plans/plan.md");
    String before =
        "<recorded>"
            + target.resolve("none")
            + "</recorded><before><classes>"
            + older
            + "</classes></before>";

    assertThat(build.run("plan", before))
        .startsWith("INFO " + GITHUB + ": 1 change since older.json, 4 steps.");
    assertThat(build.run("plan", before + "<format>markdown</format><file>" + file + "</file>"))
        .isEmpty();
    assertThat(file).content().startsWith("## Rollout of `GitHub`\n");
    assertThat(build.failure("plan", before + "<format>html</format>"))
        .isEqualTo("format is \"html\", but can be text, markdown, json, github.");
  }

  @Test
  void aModelIsRecordedAndItsChangesAreAccepted() throws Exception {
    Path recorded = target.resolve("recorded");
    String json = ExampleModel.GITHUB.table().toJson().replaceFirst("reverse.8", "reverse(6");
    Path older = Files.writeString(target.resolve("older.json"), json);
    String into = "<recorded>" + recorded + "</recorded>";

    assertThat(build.run("record", into + "<classes>" + older + "</classes>"))
        .containsExactly("INFO " + recorded.resolve("GitHub") + ": recorded model 1.");
    assertThatThrownBy(() -> build.run("record", into))
        .isInstanceOf(MojoFailureException.class)
        .hasMessageStartingWith(
            "No model is recorded, because changes are not accepted:\n\n[SGC0604] Issue.GSI4:");
    build.with("singlet.change", "SGC0604 Issue.GSI4").with("singlet.because", "It is right.");
    assertThat(build.run("accept", into)).hasSize(1).first().asString().startsWith("INFO Accepted");
    assertThat(build.run("record", into))
        .containsExactly("INFO " + recorded.resolve("GitHub") + ": recorded model 2.");
  }

  @Test
  void reportWritesAPageBesideTheClasses() throws Exception {
    List<String> lines = build.run("report", "<sourceUrl>https://example.com/{file}</sourceUrl>");

    assertThat(lines).contains("INFO Wrote 1 file to " + target.resolve("singlet") + ".");
    assertThat(files()).containsExactly("singlet/GitHubTable.html");
    assertThat(target.resolve("singlet/GitHubTable.html"))
        .content()
        .contains("https://example.com/dev/singlet/examples/github/model/Issue.java")
        .contains("ISSUE#OPEN#99999998");
  }

  @Test
  void exportWritesTheFormatsWithTheSettingsOfTheTable() throws Exception {
    build.run(
        "export",
        """
        <to>%s</to>
        <formats><format>terraform</format><format>create-table</format></formats>
        <table>
          <stream>new-and-old-images</stream>
          <capacity>provisioned</capacity>
          <readUnits>7</readUnits>
          <deletionProtection>false</deletionProtection>
          <warmReadUnits>15000</warmReadUnits>
          <recoveryDays>14</recoveryDays>
          <tableClass>standard-infrequent-access</tableClass>
          <regions><region>eu-central-1</region></regions>
        </table>
        """
            .formatted(target.resolve("exports")));

    assertThat(files())
        .contains(
            "exports/GitHubTable/terraform/GitHubTable.tf",
            "exports/GitHubTable/create-table/create-table.json")
        .allMatch(file -> file.matches("exports/GitHubTable/(terraform|create-table)/.*"));
    assertThat(target.resolve("exports/GitHubTable/create-table/create-table.json"))
        .content()
        .contains(
            "\"StreamViewType\": \"NEW_AND_OLD_IMAGES\"",
            "\"ReadCapacityUnits\": 7",
            "\"ReadUnitsPerSecond\": 15000",
            "\"TableClass\": \"STANDARD_INFREQUENT_ACCESS\"")
        .doesNotContain("DeletionProtection");
  }

  @Test
  void propertiesAreForTheCommandLine() throws Exception {
    build.with("singlet.formats", "terraform,mermaid").with("singlet.tables", "GitHub");

    build.run("export", "");

    assertThat(files())
        .containsExactly(
            "singlet/GitHubTable/mermaid/GitHubTable.mmd",
            "singlet/GitHubTable/terraform/GitHubTable.tf");
  }

  @Test
  void exportWritesAllFormatsUnlessSomeAreNamed() throws Exception {
    List<String> lines = build.run("export", "");

    assertThat(files()).hasSizeGreaterThan(20);
    assertThat(lines)
        .contains(
            "INFO aws-model of GitHubTable lacks something. To see what, export this format by its"
                + " name.")
        .noneMatch(line -> line.startsWith("WARNING"));
  }

  @Test
  void whatAFormatLacksIsAWarning() throws Exception {
    assertThat(build.run("export", "<formats><format>aws-model</format></formats>"))
        .contains(
            "WARNING aws-model of GitHubTable: schema.json has no formats in keys, and lacks of"
                + " Issue: pad(8), reverse(8).");
  }

  @ParameterizedTest
  @CsvSource({
    "describe",
    "report",
    "export",
    "verify-table",
    "verify-items",
    "backfill",
    "undo-backfill",
    "migrate"
  })
  void aGoalCanBeLeftOut(String goal) throws Exception {
    build.with("singlet.skip", "true");

    assertThat(build.run(goal, "")).containsExactly("INFO Left out, because of singlet.skip.");
    assertThat(files()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          export | <formats><format>terraform</format><format>x</format></formats> | There is no format "x". Formats: athena, aws-model,
          export | <table><stream>x</stream></table>           | stream is "x", but can be none, keys-only,
          export | <table><capacity>x</capacity></table>       | capacity is "x", but can be on-demand, provisioned.
          export | <samples>none.json</samples>                | none.json can't be read. Give a file of JSON in UTF-8.
          report | <samples>none.json</samples>                | none.json can't be read. Give a file of JSON in UTF-8.
          report | <sourceUrl>x</sourceUrl>                    | The address of the source is "x". Begin it with https:// or http://.
          verify-table | <region>eu-central-1</region><endpoint>http://localhost:1</endpoint> | DynamoDB at http://localhost:1 can't be reached: java.net.ConnectException
          verify-items | <sample>-1</sample>                   | The option sample takes a positive number.
          backfill | <withoutJournal>true</withoutJournal><segments>0</segments> | The option segments takes a positive number.
          backfill | <region>eu-central-1</region>             | An undo needs a journal.
          backfill | <withoutJournal>true</withoutJournal><only><only>Isue</only></only> | dev.singlet.examples.github.model.GitHub has no entity Isue. Entities: Counter,
          undo-backfill | <journal>none</journal>              | There is no folder none. Give the journal that the backfill wrote.
          """)
  void aWrongOptionIsToldAndNothingIsWritten(String goal, String configuration, String message)
      throws Exception {
    assertThat(build.failure(goal, configuration)).startsWith(message);
    assertThat(files()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"describe", "report", "export", "verify-table", "verify-items"})
  void anUnknownTableIsToldByEachGoal(String goal) throws Exception {
    assertThat(build.failure(goal, "<tables><table>Hub</table></tables>"))
        .isEqualTo(ExampleModel.GITHUB.place() + " has no table Hub. Tables: " + GITHUB + ".");
    assertThat(files()).isEmpty();
  }

  @Test
  void theFolderOfAFileIsToldAndTheFileStays() throws Exception {
    Path file = Files.writeString(target.resolve("file"), "mine");

    for (String goal : List.of("report", "export")) {
      assertThat(build.failure(goal, "<to>" + file + "</to>"))
          .startsWith("The folder " + file + " can't be written: ");
    }
    assertThat(file).hasContent("mine");
    assertThat(files()).containsExactly("file");
  }

  @ParameterizedTest
  @CsvSource({"describe", "report", "export", "verify-table", "verify-items"})
  void classesWithoutAModelAreToldByEachGoal(String goal) throws Exception {
    Path classes = Files.createDirectory(target.resolve("classes"));
    Build wrong = new Build(classes, target);

    assertThat(wrong.failure(goal, ""))
        .isEqualTo(
            classes
                + " has no descriptor in META-INF/singlet. Compile the model with"
                + " singlet-processor, and give the folder of classes or the jar that holds them.");
    assertThat(new Build(target.resolve("none"), target).failure(goal, ""))
        .isEqualTo(target.resolve("none") + " doesn't exist.");
    assertThat(files()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"name": "x"} | The text is JSON, but no descriptor of a Singlet model: its member "format" is missing.
          {"format": 2} | The descriptor has format 2, and this version of Singlet reads formats up to 1. Use the version of Singlet that compiled the model, or a newer one.
          {"format": 1} | The member java is missing.
          {             | The text is not JSON:
          """)
  void aDescriptorThatCannotBeReadIsTold(String text, String message) throws Exception {
    Path classes = target.resolve("classes");
    Path descriptor = classes.resolve("META-INF/singlet/a.Model.json");
    Files.createDirectories(descriptor.getParent());
    Files.writeString(descriptor, text);

    assertThat(new Build(classes, target).failure("export", ""))
        .startsWith(descriptor + ": " + message);
    assertThat(files()).containsExactly("classes/META-INF/singlet/a.Model.json");
  }

  @Test
  void theTableAndItsItemsPassAsTheModelHasThemAndFailForADifference() throws Exception {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = forRegion(local)) {
      String place =
          "<region>%s</region><endpoint>%s</endpoint>".formatted(REGION, local.endpoint());
      client.createTable(CreateTable.of(GitHubTable.SCHEMA).toRequest());

      assertThat(build.run("verify-table", place))
          .containsExactly("INFO The table is as " + GITHUB + " has it.");
      client.putItem(
          UserEntity.put(UserEntity.builder().username("bob").email("bob@example.com").build())
              .toRequest());
      assertThat(build.run("verify-items", place))
          .first()
          .isEqualTo("INFO Items of GitHubTable, compared with the model");

      assertThat(lines("verify-table", place + "<name>None</name>"))
          .singleElement()
          .asString()
          .startsWith("ERROR " + GITHUB + ": There is no table None in this account and region. ");
      assertThat(lines("verify-items", place + "<name>None</name>"))
          .containsExactly(
              "ERROR DynamoDB at %s has no table None, which is the name for %s. Give another name by the option name."
                  .formatted(local.endpoint(), GITHUB));
      client.putItem(
          put ->
              put.tableName("GitHubTable")
                  .item(
                      Map.of("PK", fromS("ACCOUNT#ann"), "SK", fromS("X"), "_et", fromS("Gist"))));
      assertThat(lines("verify-items", place + "<sample>5</sample>"))
          .contains("ERROR     PK=ACCOUNT#ann, SK=X");
    }
  }

  @Test
  void aBackfillWritesWhatDiffersAndItsUndoBringsItBack() throws Exception {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = forRegion(local)) {
      String place =
          "<region>%s</region><endpoint>%s</endpoint>".formatted(REGION, local.endpoint());
      String journal = place + "<journal>" + target.resolve("journal") + "</journal>";
      String writing = journal + "<withoutRecovery>true</withoutRecovery>";
      Map<String, AttributeValue> key =
          Map.of("PK", fromS("ACCOUNT#bob"), "SK", fromS("ACCOUNT#bob"));
      client.createTable(CreateTable.of(GitHubTable.SCHEMA).toRequest());
      client.putItem(
          UserEntity.put(UserEntity.builder().username("bob").email("bob@example.com").build())
              .toRequest());
      client.updateItem(
          update ->
              update.tableName("GitHubTable").key(key).updateExpression("REMOVE GSI3PK, GSI3SK"));

      assertThat(lines("backfill", place + "<dryRun>true</dryRun>"))
          .contains("ERROR   User: 0 right, 1 to be written: GSI3PK 1, GSI3SK 1");
      assertThat(files()).isEmpty();
      assertThat(build.run("backfill", writing))
          .contains("INFO   User: 0 right, 1 written: GSI3PK 1, GSI3SK 1");
      assertThat(build.run("backfill", writing + "<only><only>User</only></only>"))
          .contains("INFO   User: 1 right, 0 written");
      assertThat(build.run("undo-backfill", journal))
          .containsExactly(
              "INFO Undo of a backfill of GitHubTable. Changes: 1 taken back, 0 not there.");
      assertThat(client.getItem(get -> get.tableName("GitHubTable").key(key)).item())
          .doesNotContainKey("GSI3PK");
    }
  }

  @Test
  void modelsInUseAreKeptOnTheTable() throws Exception {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = forRegion(local)) {
      String place =
          "<region>%s</region><endpoint>%s</endpoint>".formatted(REGION, local.endpoint());
      client.createTable(CreateTable.of(GitHubTable.SCHEMA).toRequest());

      assertThat(build.run("deployed", place + "<program>tracker</program>"))
          .singleElement()
          .asString()
          .startsWith("INFO GitHubTable: tracker uses the model ")
          .endsWith(" of " + GITHUB + ".");
      assertThat(build.run("deployed", place + "<list>true</list>"))
          .hasSize(2)
          .last()
          .asString()
          .startsWith("INFO - tracker: ");
      assertThat(build.run("deployed", place + "<forget>tracker</forget>")).hasSize(1);
      assertThat(build.run("deployed", place + "<list>true</list>"))
          .containsExactly("INFO GitHubTable has no models in use.");
      assertThat(build.failure("deployed", place))
          .isEqualTo("Give one of the options program, list and forget.");
    }
  }

  /** Returns the lines of a goal that fails for a table. */
  private List<String> lines(String goal, String configuration) {
    BuildLog log = new BuildLog();
    assertThat(
            catchThrowableOfType(
                MojoFailureException.class, () -> build.run(goal, configuration, log)))
        .hasMessage(
            "A table isn't as its model has it, or can't be looked at; the lines above say more.");
    return log.lines();
  }

  /** DynamoDB Local may keep tables by region and key. */
  private static DynamoDbClient forRegion(DynamoDbLocal local) {
    return DynamoDbClient.builder()
        .endpointOverride(local.endpoint())
        .region(Region.of(REGION))
        .build();
  }

  /** Returns the files below the folder {@code target}. */
  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(target)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> target.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }
}
