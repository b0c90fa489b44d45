package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.Issue.Status;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.scan.ScanProgress;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ScanTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final List<Issue> exported = new ArrayList<>();
  private final List<@Nullable String> saved = new ArrayList<>();

  private void export(Issue issue) {
    exported.add(issue);
  }

  private void save(@Nullable String checkpoint) {
    saved.add(checkpoint);
  }

  @Test
  void scan() {
    TableClient github = table.client();
    for (int number = 1; number <= 30; number++) {
      github.execute(
          IssueEntity.put(
              IssueEntity.builder()
                  .owner("aws")
                  .repoName("sdk " + number)
                  .issueNumber(number)
                  .title("Issue " + number)
                  .build()));
    }

    ScanProgress done =
        github.execute(
            GitHubTable.scan(IssueEntity.type())
                .segments(4)
                .rateLimit(100)
                .forEach(issue -> export(issue))
                .onProgress(progress -> save(progress.checkpoint())));

    assertThat(done.items()).isEqualTo(30);
    assertThat(exported).hasSize(30);
    assertThat(saved).hasSize(4).last().isNull();

    exported.clear();
    String checkpoint = Objects.requireNonNull(saved.get(0));
    github.execute(
        GitHubTable.scan(IssueEntity.type())
            .segments(4)
            .from(checkpoint)
            .forEach(issue -> export(issue)));

    assertThat(exported).isNotEmpty().hasSizeLessThan(30);

    github.execute(IssueEntity.update("aws", "sdk 7", 7).status(Status.CLOSED));
    long closed =
        github.execute(
            GitHubTable.scan(IssueEntity.type()).filter(STATUS.eq(Status.CLOSED)).count());

    List<Issue> open = github.stream(GitHubTable.scanGsi1(IssueEntity.type())).toList();

    assertThat(closed).isEqualTo(1);
    assertThat(open).hasSize(29);
  }
}
