package dev.singlet.examples.github.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;
import java.time.Instant;

/** Everything the table holds. */
@Table(
    name = "GitHubTable",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")},
    naming = Naming.SNAKE_CASE)
public sealed interface GitHub
    permits Account,
        AccountAndRepositories,
        OrganizationAndMembers,
        UserAndActivity,
        RepositoryAndForks,
        RepositoryAndStars,
        IssueByState,
        PullRequest,
        IssueComment,
        PRComment,
        Reaction,
        Counter {

  /** When the item was created. */
  Instant createdAt();

  /** When the item was last written. */
  Instant updatedAt();
}
