package dev.singlet.examples.recipes.changes.authors;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Issues of a repository, and of an author. */
@Table(
    name = "GitHubTable",
    indexes = {@Index("GSI1"), @Index("GSI5")},
    naming = Naming.SNAKE_CASE)
public sealed interface After {

  /** Something to be done in a repository. */
  @Entity
  @LinkedKey(
      partition = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}",
      sort = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}")
  @LinkedKey(
      name = "byRepo",
      index = "GSI1",
      partition = "ISSUE#{owner}#{repoName}",
      sort = "ISSUE#{issueNumber:pad(8)}")
  @LinkedKey(
      name = "byAuthor",
      index = "GSI5",
      partition = "AUTHOR#{author}",
      sort = "{owner}#{repoName}#{issueNumber:pad(8)}")
  record Issue(String owner, String repoName, long issueNumber, String title, String author)
      implements After {}
}
