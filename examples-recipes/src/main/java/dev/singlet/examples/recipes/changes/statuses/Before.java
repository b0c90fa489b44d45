package dev.singlet.examples.recipes.changes.statuses;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Issues of a repository. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** The state of an issue. */
  enum IssueStatus {
    OPEN,
    CLOSED
  }

  /** Something to be done in a repository. */
  @Entity
  @LinkedKey(
      name = "ofRepo",
      partition = "REPO#{owner}#{repoName}",
      sort = "ISSUE#{issueNumber:pad(8)}")
  record Issue(String owner, String repoName, long issueNumber, String title, IssueStatus status)
      implements Before {}
}
