package dev.singlet.examples.recipes.changes.padding;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Issues of a repository, whose numbers are stored with eight digits. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** Something to be done in a repository. */
  @Entity
  @LinkedKey(
      partition = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}",
      sort = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}")
  record Issue(String owner, String repoName, long issueNumber, String title) implements Before {}
}
