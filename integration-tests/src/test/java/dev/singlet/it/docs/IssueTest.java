package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class IssueTest {
  @RegisterExtension final LocalTable github = LocalTable.of(GitHubTable.SCHEMA);

  @Test
  void anIssueIsStored() {
    Issue issue =
        IssueEntity.builder().owner("aws").repoName("sdk").issueNumber(42).title("Help").build();

    github.client().execute(IssueEntity.put(issue));

    assertThat(github.items()).hasSize(1);
  }
}
