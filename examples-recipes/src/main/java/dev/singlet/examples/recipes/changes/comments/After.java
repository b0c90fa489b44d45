package dev.singlet.examples.recipes.changes.comments;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Comments of a repository. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface After {

  /** A comment of an issue. */
  @Entity
  @LinkedKey(
      name = "ofRepo",
      partition = "REPO#{owner}#{repoName}",
      sort = "ISSUECOMMENT#{issueNumber:pad(8)}#{commentId}")
  record IssueComment(
      String owner, String repoName, long issueNumber, String commentId, String body)
      implements After {}
}
