package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistEntity;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Plans for the GitHub model, from older forms of it. */
class PlanTest {

  private static final String GITHUB = ExampleModel.GITHUB.table().toJson();
  private static final String NAME = "dev.singlet.examples.github.model.GitHub";

  private static final Path PAGE = Path.of("../../docs/model/plan.md");
  private static final String BEGIN = "<!-- plan -->\n\n```\n";
  private static final String END = "```\n\n<!-- end -->\n";

  @TempDir Path folder;
  private Path padded;

  /** An older form, with fewer digits in a key of an index. */
  @BeforeEach
  void anOlderModel() throws IOException {
    padded = older("padded.json", GITHUB.replaceFirst("reverse.8", "reverse(6"));
  }

  private Path older(String name, String json) throws IOException {
    assertThat(json).isNotEqualTo(GITHUB);
    return Files.writeString(folder.resolve(name), json);
  }

  private static Call plan(Object... options) {
    List<Object> arguments = new ArrayList<>(List.of("plan"));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.GITHUB.place());
    Call call = Call.of(arguments.toArray());
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    return call;
  }

  @Test
  void aPlanStartsFromTheLastRecordedModel() {
    Path recorded = folder.resolve("recorded");
    Call.of("record", "--recorded", recorded, padded);

    assertThat(plan("--recorded", recorded).out().lines())
        .startsWith(
            NAME + ": 1 change since recorded model 1, 4 steps.",
            "- SGC0604 Issue.GSI4: items have another key in an index (ISSUE#{owner}#{repoName} /"
                + " ISSUE#OPEN#{issueNumber:reverse(6)} -> ISSUE#{owner}#{repoName} /"
                + " ISSUE#OPEN#{issueNumber:reverse(8)})");
  }

  @Test
  void thereMustBeSuchARecordedModel() {
    Path recorded = folder.resolve("recorded");
    assertThat(Call.of("plan", "--recorded", recorded, ExampleModel.GITHUB.place()))
        .isEqualTo(
            new Call(
                1,
                "",
                "No model of "
                    + NAME
                    + " is recorded in "
                    + recorded
                    + ". Record the released one first, or give the older classes (before).\n"));
    Call.of("record", "--recorded", recorded, padded);

    assertThat(
            Call.of("plan", "--recorded", recorded, "--since", 2, ExampleModel.GITHUB.place())
                .err())
        .isEqualTo("There are the recorded models 1 to 1 of " + NAME + ", and no 2.\n");
  }

  /** The page shows how the model gets its third index. */
  @Test
  void thePageShowsAPlan() throws IOException {
    Object without = without(JsonObject.of(GITHUB).members(), "GSI3");
    Path recorded = folder.resolve("recorded");
    Call.of("record", "--recorded", recorded, older("GitHub.json", JsonText.of(without)));

    String plan =
        plan(
                "--recorded",
                recorded,
                "--items",
                "Repository=2000000:620,User=400000:450,Organization=30000:450",
                "--read-price",
                "0.125",
                "--write-price",
                "0.625")
            .out();

    if (Boolean.getBoolean("golden.record")) {
      String page = Files.readString(PAGE);
      int start = page.indexOf(BEGIN) + BEGIN.length();
      String rest = page.substring(page.indexOf(END, start));
      Files.writeString(PAGE, page.substring(0, start) + plan + rest);
    }
    assertThat(PAGE).content().contains(BEGIN + plan + END);
  }

  /** Leaves out an index, and all that uses it. */
  private static Object without(Object value, String index) {
    if (value instanceof Map<?, ?> object) {
      Map<Object, Object> members = new LinkedHashMap<>();
      object.forEach((name, member) -> members.put(name, without(member, index)));
      return members;
    }
    return value instanceof List<?> list
        ? list.stream()
            .filter(each -> !(each instanceof Map<?, ?> use && use.containsValue(index)))
            .map(each -> without(each, index))
            .toList()
        : value;
  }

  @Test
  void markdownIsAChecklist() {
    assertThat(plan("--before", padded, "--format", "markdown", "--items", "Issue=1000:700").out())
        .startsWith("## Rollout of `GitHub`\n\nCompared with padded.json.\n")
        .contains(
            "\n- [ ] **1. Stop all programs that read or write items of Issue.**\n",
            "\n- [ ] **2. Write all items of Issue again (the backfill).**\n",
            "\n  - Work: 1,000 items, 86 read units, 4,000 write units, 4 s.\n");
  }

  @Test
  void jsonIsForPrograms() {
    JsonObject json = JsonObject.of(plan("--before", padded, "--format", "json").out());

    assertThat(json.text("table")).isEqualTo(NAME);
    assertThat(json.objects("steps", step -> step.text("action")))
        .containsExactly("STOP", "WRITE_AGAIN", "COMPARE", "DEPLOY");
    assertThat(json.objects("changes", change -> change.text("id")))
        .containsExactly("SGC0604 Issue.GSI4");
  }

  @Test
  void annotationsHaveTheLineOfTheSource() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("src"));
    Path issue =
        Files.writeString(
            sources.resolve("Issue.java"),
            "@Entity\n@LinkedKey(index = \"GSI4\")\npublic record Issue(\n    String owner) {}\n");

    assertThat(plan("--before", padded, "--format", "github", "--sources", sources).out().lines())
        .singleElement()
        .asString()
        .startsWith(
            "::warning file="
                + issue.toString().replace(":", "%3A")
                + ",line=2,title=SGC0604 Issue.GSI4::SGC0604 Issue.GSI4: items have another key")
        .contains("%0A1. Stop all programs");
  }

  @Test
  void eachStepThatChangesTheTableIsAWave() throws IOException {
    Path before =
        older(
            "before.json",
            GITHUB
                .replaceFirst("(?s)\\{\\s*\"name\": \"GSI3\".*?(?=\\{\\s*\"name\": \"GSI4\")", "")
                .replace("\"name\": \"GSI4\",", "\"name\": \"GSI9\","));
    Path waves = folder.resolve("waves");

    Call call =
        Call.of(
            "plan",
            "--before",
            before,
            "--waves",
            "create-table",
            "--to",
            waves,
            ExampleModel.GITHUB.place());

    assertThat(call.status()).isZero();
    List<String> steps =
        call.out()
            .lines()
            .filter(line -> line.matches("\\d+\\. (Create|Delete) the index.*"))
            .toList();
    assertThat(steps).hasSize(3);
    assertThat(indexes(waves, "1-create-GSI3")).containsExactly("GSI1", "GSI2", "GSI9", "GSI3");
    assertThat(indexes(waves, "2-create-GSI4"))
        .containsExactly("GSI1", "GSI2", "GSI9", "GSI3", "GSI4");
    String last = steps.get(2).substring(0, steps.get(2).indexOf('.'));
    assertThat(indexes(waves, last + "-delete-GSI9"))
        .containsExactly("GSI1", "GSI2", "GSI3", "GSI4");
  }

  private static List<String> indexes(Path waves, String wave) throws IOException {
    Path file = waves.resolve("GitHubTable").resolve(wave).resolve("create-table.json");
    return JsonObject.of(Files.readString(file))
        .objects("GlobalSecondaryIndexes", index -> index.text("IndexName"));
  }

  @Test
  void aFormatWithoutTablesHasNoWaves() {
    assertThat(
            Call.of("plan", "--before", padded, "--waves", "mermaid", ExampleModel.GITHUB.place())
                .err())
        .isEqualTo(
            "The format mermaid creates no tables. Give one of cdk, cloudformation, create-table,"
                + " sam, terraform.\n");
  }

  @Test
  void theOlderClassesMustHaveTheTable() throws IOException {
    Path other = older("other.json", GITHUB.replace(NAME + "\"", "app.Other\""));

    assertThat(Call.of("plan", "--before", other, ExampleModel.GITHUB.place()).err())
        .startsWith("The older models have no interface " + NAME + ".");
  }

  @ParameterizedTest
  @CsvSource({
    "--read-rate, 0, A step needs read and write units: give rates above 0.",
    "--write-rate, NaN, A step needs read and write units: give rates above 0.",
    "--write-price, -1, Prices of capacity units can't be below 0.",
    "--parts, -1, Numbers of parts and of days can't be below 0.",
    "--seen-within, -1, Numbers of parts and of days can't be below 0."
  })
  void numbersMustMakeSense(String option, String value, String problem) {
    Call call = Call.of("plan", "--before", padded, option, value, ExampleModel.GITHUB.place());

    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).startsWith(problem + "\n");
  }

  @Test
  void numbersOfItemsNameAnEntity() {
    assertThat(
            Call.of("plan", "--before", padded, "--items", "Isue=5", ExampleModel.GITHUB.place())
                .err())
        .isEqualTo("There is no entity Isue in the models.\n");
    assertThat(
            Call.of("plan", "--before", padded, "--items", "Issue", ExampleModel.GITHUB.place())
                .err())
        .isEqualTo(
            "\"Issue\" is not a number of items. Write the entity, the number of its items, and their"
                + " average size in bytes, such as Issue=2000000:620.\n");
  }

  @Test
  void aSampleOfALargeTableHasAMargin() throws IOException {
    Path before = older("gist.json", GITHUB.replace("\"GIST#\"", "\"GISTS#\""));
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient dynamoDb = dynamoDb(local)) {
      GitHubTable.client(dynamoDb).execute(CreateTable.of(GitHubTable.SCHEMA));
      for (int i = 0; i < 160; i++) {
        AttributeValue key = AttributeValue.fromS("ACCOUNT#" + i);
        AttributeValue text = AttributeValue.fromS("x".repeat(100_000));
        Map<String, AttributeValue> item =
            Map.of("PK", key, "SK", key, "_et", AttributeValue.fromS("Gist"), "text", text);
        dynamoDb.putItem(put -> put.tableName("GitHubTable").item(item));
      }

      Call call =
          call(
              "plan",
              List.of("--before", before, "--parts", 10, "--region", "us-east-1"),
              List.of("--endpoint", local.endpoint()),
              ExampleModel.GITHUB.place());

      Matcher work = Pattern.compile("Work: (\\d+) ± (\\d+) items, ").matcher(call.out());
      assertThat(work.find()).as(call.out()).isTrue();
      int margin = Integer.parseInt(work.group(2));
      assertThat(Integer.parseInt(work.group(1))).isBetween(160 - margin, 160 + margin);
    }
  }

  @Test
  void allModelsThatWereSeenOnTheTableCount() throws IOException {
    Path older = older("older.json", GITHUB.replace("\"GIST#\"", "\"GISTS#\""));
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient dynamoDb = dynamoDb(local)) {
      GitHubTable.client(dynamoDb).execute(CreateTable.of(GitHubTable.SCHEMA));
      List<Object> place = List.of("--region", "us-east-1", "--endpoint", local.endpoint());
      assertThat(call("plan", "--deployed", place, ExampleModel.GITHUB.place()).err())
          .startsWith("No program has announced a model on GitHubTable since ");
      call("deployed", "--program", "checkout", place, padded);
      call("deployed", "--program", "search", place, older);

      Call call = call("plan", "--deployed", place, ExampleModel.GITHUB.place());

      assertThat(call.out().lines().findFirst())
          .get()
          .asString()
          .matches(NAME + ": 2 changes since checkout@\\w+ \\(last seen .*Z\\), search@\\w+ \\(.*");
      assertThat(call.out()).contains("- SGC0601 Gist", "- SGC0604 Issue.GSI4");
    }
  }

  private static Call call(Object... arguments) {
    return Call.of(
        Stream.of(arguments)
            .flatMap(each -> each instanceof List<?> list ? list.stream() : Stream.of(each))
            .toArray());
  }

  private static DynamoDbClient dynamoDb(DynamoDbLocal local) {
    return DynamoDbClient.builder()
        .endpointOverride(local.endpoint())
        .region(Region.US_EAST_1)
        .build();
  }

  @Test
  void itemsOfATableAreCounted() throws IOException {
    Path before = older("gist.json", GITHUB.replace("\"GIST#\"", "\"GISTS#\""));
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient dynamoDb = dynamoDb(local)) {
      TableClient github = GitHubTable.client(dynamoDb);
      github.execute(CreateTable.of(GitHubTable.SCHEMA));
      for (int i = 0; i < 7; i++) {
        Gist gist = GistEntity.builder().username("ann").gistId("" + i).build();
        github.execute(GistEntity.put(gist));
      }

      assertThat(
              plan(
                      "--before",
                      before,
                      "--parts",
                      40,
                      "--region",
                      "us-east-1",
                      "--endpoint",
                      local.endpoint())
                  .out())
          .contains("Work: 7 items, ");
    }
  }
}
