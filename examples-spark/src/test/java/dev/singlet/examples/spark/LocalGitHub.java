package dev.singlet.examples.spark;

import dev.singlet.TableClient;
import dev.singlet.bulk.BulkReport;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.Star;
import dev.singlet.examples.github.model.StarEntity;
import dev.singlet.export.ImportFiles;
import dev.singlet.item.Put;
import dev.singlet.migrate.BulkWrite;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table of the GitHub example on DynamoDB Local over HTTP, which executors can reach. */
final class LocalGitHub implements AutoCloseable {

  static final int ISSUES = 300;
  static final int STARS = 40;

  private static final Instant TIME = Instant.parse("2026-11-04T07:28:34.028Z");

  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final TablePlace place = new TablePlace(GitHubTable.SCHEMA.name(), local.endpoint());
  private final DynamoDbClient dynamoDb = place.connect();

  LocalGitHub() {
    dynamoDb.createTable(CreateTable.of(GitHubTable.SCHEMA).toRequest());
  }

  TablePlace place() {
    return place;
  }

  TableClient client() {
    return GitHubTable.client(dynamoDb);
  }

  static Issue issue(int number) {
    return new Issue(
        "aws",
        "repo-" + number % 20,
        number + 1,
        "issue " + number,
        number % 2 == 0 ? null : "text",
        number % 3 == 0 ? IssueStatus.CLOSED : IssueStatus.OPEN,
        "kim",
        Set.of("ann"),
        number % 5 == 0 ? Set.of("bug", "fixed") : Set.of(),
        TIME,
        TIME);
  }

  private static Stream<Put<?>> puts() {
    return Stream.concat(
        IntStream.range(0, ISSUES).<Put<?>>mapToObj(number -> IssueEntity.put(issue(number))),
        IntStream.range(0, STARS)
            .mapToObj(
                number ->
                    StarEntity.put(new Star("user" + number, "aws", "sdk", TIME, TIME, TIME))));
  }

  /** Stores issues as a program did that knew none of the indexes. */
  void storeWithoutIndexKeys() {
    BulkReport report = client().execute(BulkWrite.of(GitHubTable.type(), puts()));
    if (!report.isComplete()) {
      throw new IllegalStateException(report.toString());
    }
    for (Map<String, AttributeValue> item : items()) {
      Map<String, AttributeValue> older = new HashMap<>(item);
      older.keySet().removeIf(name -> name.startsWith("GSI"));
      dynamoDb.putItem(put -> put.tableName(place.name()).item(older));
    }
  }

  List<Map<String, AttributeValue>> items() {
    return dynamoDb.scanPaginator(scan -> scan.tableName(place.name())).items().stream().toList();
  }

  /** Writes the files of an export with the same records, and returns its folder. */
  Path export(Path bucket) throws IOException {
    Path folder = bucket.resolve("AWSDynamoDB/01693685827463-2d8752fd");
    Path data = Files.createDirectories(folder.resolve("data"));
    ImportFiles.in(data).write(client(), puts());
    StringBuilder files = new StringBuilder();
    int items = 0;
    try (Stream<Path> written = Files.list(data)) {
      for (Path file : written.sorted().toList()) {
        int lines = lines(file);
        items += lines;
        files.append(
            """
            {"itemCount":%d,"md5Checksum":"%s","etag":"x","dataFileS3Key":"%s"}
            """
                .formatted(lines, md5(Files.readAllBytes(file)), bucket.relativize(file)));
      }
    }
    manifest(folder, "manifest-files", files.toString());
    manifest(
        folder,
        "manifest-summary",
        """
        {"version": "2020-06-30", "exportArn": "arn:x", "tableArn": "arn:t", "s3Bucket": "b",
         "exportTime": "2026-11-04T07:28:34.028Z", "s3Prefix": null, "itemCount": %d, "billedSizeBytes": 1,
         "manifestFilesS3Key": "%s", "outputFormat": "DYNAMODB_JSON"}
        """
            .formatted(items, bucket.relativize(folder.resolve("manifest-files.json"))));
    return folder;
  }

  private static int lines(Path file) throws IOException {
    try (InputStream lines = new GZIPInputStream(Files.newInputStream(file))) {
      return (int) new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines().count();
    }
  }

  private static void manifest(Path folder, String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".json"), text);
    Files.writeString(folder.resolve(name + ".md5"), md5(Files.readAllBytes(file)));
  }

  private static String md5(byte[] content) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("MD5").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void close() {
    dynamoDb.close();
    local.close();
  }
}
