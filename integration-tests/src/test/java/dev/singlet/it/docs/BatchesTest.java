package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.ASSIGNEE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.batch.UnknownWrite;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Get;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The snippets of the chapter on batches. */
class BatchesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private static List<Issue> issues() {
    return IntStream.range(1, 6)
        .mapToObj(number -> new Issue("aws", "sdk", number, "t", Issue.Status.OPEN, Set.of(), null))
        .toList();
  }

  @Test
  void manyItemsAtOnce() {
    TableClient github = table.client();
    List<Issue> issues = issues();

    List<BatchableWrite> writes = new ArrayList<>();
    issues.forEach(issue -> writes.add(IssueEntity.put(issue)));
    writes.add(IssueEntity.delete("aws", "sdk", 7));

    BatchWriteResult written = github.execute(BatchWrite.of(writes));

    assertThat(written.written()).isEqualTo(6);

    BatchGetResult<Issue> read =
        github.execute(
            BatchGet.of(IssueEntity.get("aws", "sdk", 2), IssueEntity.get("aws", "sdk", 99)));

    List<Issue> found = read.items();
    List<Get<? extends Issue>> missing = read.missing();

    assertThat(found).hasSize(1);
    assertThat(missing).hasSize(1);
  }

  @Test
  void whatIsLeftUndone() {
    TableClient github = table.client();
    List<BatchableWrite> later = new ArrayList<>();
    List<BatchableWrite> writes = new ArrayList<>();
    issues().forEach(issue -> writes.add(IssueEntity.put(issue)));

    BatchWriteResult result = github.execute(BatchWrite.of(writes).retryFor(Duration.ofSeconds(5)));
    if (!result.isComplete()) {
      result.unprocessed().forEach(write -> later.add(write));
    }

    Map<BatchableWrite, Optional<Issue>> ask = new HashMap<>();
    for (UnknownWrite unknown : result.unknown()) {
      ask.put(unknown.write(), unknown.existing(IssueEntity.type()));
    }

    assertThat(later).isEmpty();
    assertThat(ask).isEmpty();
  }

  @Test
  void deletingWhatAQueryFinds() {
    TableClient github = table.client();
    issues().forEach(issue -> github.execute(IssueEntity.put(issue)));

    DeleteAllResult result = github.execute(IssueEntity.byRepo("aws", "sdk").deleteAll());

    assertThat(result.deleted()).isEqualTo(5);
  }

  @Test
  void updatingWhatAQueryFinds() {
    TableClient github = table.client();
    issues().forEach(issue -> github.execute(IssueEntity.put(issue)));

    UpdateAllResult result =
        github.execute(
            IssueEntity.byRepo("aws", "sdk")
                .updateAll(
                    issue ->
                        issue.assignee() == null
                            ? IssueEntity.update("aws", "sdk", issue.issueNumber())
                                .assignee("ann")
                                .when(ASSIGNEE.notExists())
                            : null));

    assertThat(result.updated() + result.passed()).isEqualTo(5);
    assertThat(result.refused()).isEmpty();
    assertThat(github.stream(IssueEntity.byRepo("aws", "sdk")))
        .noneMatch(issue -> issue.assignee() == null);
  }
}
