package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.export.ExportCounts;
import dev.singlet.export.ExportFiles;
import dev.singlet.export.ImportFiles;
import dev.singlet.export.ImportReport;
import dev.singlet.export.LastState;
import dev.singlet.export.TableExport;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.exports.TestExport;
import dev.singlet.it.exports.TestExport.Change;
import dev.singlet.stream.ItemChange;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.S3BucketSource;

/** The snippets of docs/operate/exports-to-s3.md. */
class ExportsToS3DocTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);
  @TempDir Path bucket;

  private final List<Issue> indexed = new ArrayList<>();
  private final Map<PrimaryKey, GitHub> copy = new HashMap<>();
  private final List<ItemChange<GitHub>> told = new ArrayList<>();
  private final S3 s3 = new S3();

  /** Has the shape of S3Client. */
  private final class S3 {
    private String name = "";
    private String key = "";

    S3 bucket(String given) {
      name = given;
      return this;
    }

    S3 key(String given) {
      key = given;
      return this;
    }

    InputStream getObject(Consumer<S3> request) {
      request.accept(this);
      assertThat(name).isEqualTo("exports");
      try {
        return Files.newInputStream(bucket.resolve(key));
      } catch (IOException missing) {
        throw new UncheckedIOException(missing);
      }
    }
  }

  private void index(Issue issue) {
    indexed.add(issue);
  }

  @BeforeEach
  void store() {
    for (int number = 1; number <= 5; number++) {
      table.client().execute(IssueEntity.put(issue(number)));
    }
  }

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue " + number)
        .build();
  }

  @Test
  void aFullExport() {
    Path folder = TestExport.full(bucket, table.items()).folder();

    TableExport export = TableExport.open(ExportFiles.inFolder(folder));
    try (Stream<Issue> issues = export.stream(IssueEntity.type())) {
      issues.forEach(issue -> index(issue));
    }

    assertThat(indexed).hasSize(5);
  }

  @Test
  void fromS3() {
    TestExport.full(bucket, table.items());
    String manifestKey = TestExport.FOLDER + "/manifest-summary.json";

    ExportFiles files = key -> s3.getObject(object -> object.bucket("exports").key(key));
    TableExport export = TableExport.open(files, manifestKey);

    assertThat(export.read(GitHubTable.type()).forEach(each -> {}).lines()).isEqualTo(5);
    assertThatThrownBy(() -> TableExport.open(files, "none.json"))
        .hasMessageStartingWith("[SGR0205] The manifest none.json can't be read");
  }

  @Test
  void countsAndShares() {
    TableExport export = TestExport.full(bucket, table.items()).open();

    ExportCounts counts = export.read(IssueEntity.type()).forEach(issue -> index(issue));
    System.out.println(counts);

    TableExport third = export.share(2, 3);

    assertThat(counts.items()).isEqualTo(Map.of("Issue", 5L));
    assertThat(third.dataFiles()).hasSize(1);
  }

  private void tell(ItemChange<GitHub> change) {
    told.add(change);
  }

  @Test
  void incrementalExports() {
    Map<String, AttributeValue> before = table.items().get(0);
    PrimaryKey key = PrimaryKey.of(GitHubTable.SCHEMA.key(), before);
    TableExport export =
        TestExport.incremental(
                bucket,
                ExportViewType.NEW_AND_OLD_IMAGES,
                List.of(new Change(key.toMap(GitHubTable.SCHEMA.key()), before, Map.of())))
            .open();
    copy.put(key, issue(1));

    try (Stream<ItemChange<GitHub>> changes = export.changes(GitHubTable.type())) {
      changes.forEach(change -> tell(change));
    }

    try (Stream<LastState<GitHub>> states = export.read(GitHubTable.type()).lastStates()) {
      states.forEach(
          state -> {
            if (state instanceof LastState.Stored<GitHub> stored) {
              copy.put(stored.event().key(), stored.item());
            } else {
              copy.remove(state.event().key());
            }
          });
    }

    assertThat(told).singleElement().asString().startsWith("Removed[");
    assertThat(copy).isEmpty();
  }

  @Test
  void filesForAnImport() {
    TableClient github = table.client();
    Path folder = bucket.resolve("import");
    Stream<Issue> issues = Stream.of(issue(1), issue(2));

    ImportReport report =
        ImportFiles.in(folder).write(github, issues.map(issue -> IssueEntity.put(issue)));

    ImportTableRequest request =
        ImportFiles.request(
            github, S3BucketSource.builder().s3Bucket("imports").s3KeyPrefix("github/").build());

    assertThat(report.items()).isEqualTo(Map.of("Issue", 2L));
    assertThat(report.files()).hasSize(2);
    assertThat(request.tableCreationParameters().tableName()).isEqualTo(table.tableName());
  }
}
