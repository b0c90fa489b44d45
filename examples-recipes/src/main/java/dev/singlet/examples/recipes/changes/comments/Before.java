package dev.singlet.examples.recipes.changes.comments;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Comments of an issue. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** A comment of an issue. */
  @Entity
  @LinkedKey(
      name = "ofIssue",
      partition = "ISSUECOMMENT#{owner}#{repoName}#{issueNumber}",
      sort = "ISSUECOMMENT#{commentId}")
  record IssueComment(
      String owner, String repoName, long issueNumber, String commentId, String body)
      implements Before {}
}
