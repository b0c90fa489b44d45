package dev.singlet.benchmarks.start;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The text of a program that writes and reads an item of each entity type, checks what it read, and
 * prints the nanoseconds from the start of its main method. Programs of all variants differ in the
 * calls alone.
 */
final class StartProgram {

  /** Stands for an entity type in the JSON of a response. */
  static final String TYPE = "Issue00";

  private static final String RECORD =
      """
          NAME issue = new NAME("awslabs", "dynamodb-single-table", 1, "Pages", "Body",
              IssueStatus.OPEN, "user-1", 7, Set.of("user-1", "maintainer-1"),
              Set.of("bug", "pagination"), List.of("watcher-1", "watcher-2"),
              new Milestone(1, "Release 1", false),
              Instant.ofEpochMilli(1705309200123L), Instant.ofEpochMilli(1705309260123L));
      """;

  private static final String HAND_WRITTEN =
      """
          sdk.putItem(PutItemRequest.builder()
              .tableName(Tracker.NAME).item(NAMEItems.toItem(issue)).build());
          answers.on("GetItem", ITEM.replace("Issue00", "NAME"));
          NAME read = NAMEItems.fromItem(sdk.getItem(GetItemRequest.builder()
              .tableName(Tracker.NAME)
              .key(Map.of(
                  "PK", AttributeValue.createS(Keys.issue("awslabs", "dynamodb-single-table", 1)),
                  "SK", AttributeValue.createS("A#NAME")))
              .build()).item());
          check(read.title(), read.updatedAt());
      """;

  private static final String SINGLET =
      """
          table.execute(NAMEEntity.put(issue).returningNothing());
          answers.on("GetItem", ITEM.replace("Issue00", "NAME"));
          NAME read = table.execute(NAMEEntity.get("awslabs", "dynamodb-single-table", 1))
              .orElseThrow();
          check(read.title(), read.updatedAt());
      """;

  private static final String ENHANCED =
      """
          MilestoneBean milestone = new MilestoneBean();
          milestone.setNumber(1);
          milestone.setTitle("Release 1");
          milestone.setOpen(false);
          NAMEBean issue = new NAMEBean();
          issue.setOwner("awslabs");
          issue.setRepoName("dynamodb-single-table");
          issue.setNumber(1);
          issue.setTitle("Pages");
          issue.setBody("Body");
          issue.setStatus(IssueStatus.OPEN);
          issue.setAuthor("user-1");
          issue.setVotes(7);
          issue.setAssignees(Set.of("user-1", "maintainer-1"));
          issue.setLabels(Set.of("bug", "pagination"));
          issue.setWatchers(List.of("watcher-1", "watcher-2"));
          issue.setMilestone(milestone);
          issue.setCreatedAt(Instant.ofEpochMilli(1705309200123L));
          issue.setUpdatedAt(Instant.ofEpochMilli(1705309260123L));
          DynamoDbTable<NAMEBean> table =
              client.table(Tracker.NAME, TableSchema.fromBean(NAMEBean.class));
          table.putItem(issue);
          answers.on("GetItem", ITEM.replace("Issue00", "NAME"));
          NAMEBean read = table.getItem(Key.builder()
              .partitionValue(Keys.issue("awslabs", "dynamodb-single-table", 1))
              .sortValue("A#NAME").build());
          check(read.getTitle(), read.getUpdatedAt());
      """;

  private static final String PROGRAM =
      """
      package PACKAGE;

      import dev.singlet.benchmarks.http.*;
      import java.time.Instant;
      import java.util.*;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
      import software.amazon.awssdk.services.dynamodb.model.*;
      IMPORTS
      public final class Start {

        private static final String ITEM = "JSON";

        private final CannedAnswers answers = new CannedAnswers().on("PutItem", "{}");
        private final DynamoDbClient sdk = CannedClients.blocking(answers);
      FIELDS
        public static void main(String[] arguments) {
          long begin = System.nanoTime();
          new Start().run();
          System.out.println(System.nanoTime() - begin);
        }

        private void run() {
      RUNS  }

        private static void check(String title, Instant updatedAt) {
          if (!title.startsWith("Pages end") || updatedAt.toEpochMilli() != 1705309260123L) {
            throw new IllegalStateException("Read " + title + ", " + updatedAt);
          }
        }
      METHODS}
      """;

  private StartProgram() {}

  /** The program's source, with the JSON of a response with an item of the type {@link #TYPE}. */
  static String text(String packageName, StartVariant variant, List<String> names, String json) {
    String body =
        switch (variant) {
          case HAND_WRITTEN -> RECORD + HAND_WRITTEN;
          case SINGLET -> RECORD + SINGLET;
          case ENHANCED -> ENHANCED;
        };
    String imports =
        variant == StartVariant.ENHANCED
            ? "import software.amazon.awssdk.enhanced.dynamodb.*;"
            : "";
    String field =
        switch (variant) {
          case HAND_WRITTEN -> "";
          case SINGLET ->
              "  private final dev.singlet.TableClient table = TrackerTable.client(sdk);\n";
          case ENHANCED ->
              "  private final DynamoDbEnhancedClient client ="
                  + " DynamoDbEnhancedClient.builder().dynamoDbClient(sdk).build();\n";
        };
    String runs =
        names.stream().map(name -> "    run" + name + "();\n").collect(Collectors.joining());
    String methods =
        names.stream()
            .map(
                name ->
                    "\n  private void run"
                        + name
                        + "() {\n"
                        + body.replaceAll("(?<!\\.)NAME", name)
                        + "  }\n")
            .collect(Collectors.joining());
    return PROGRAM
        .replace("PACKAGE", packageName)
        .replace("IMPORTS", imports)
        .replace("JSON", json.replace("\"", "\\\""))
        .replace("FIELDS", field)
        .replace("RUNS", runs)
        .replace("METHODS", methods);
  }
}
