package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Something to be done in a repository. It shares its numbers with pull requests. */
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
    name = "openByRepo",
    index = "GSI4",
    when = "status == OPEN",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "ISSUE#OPEN#{issueNumber:reverse(8)}")
@LinkedKey(
    name = "closedByRepo",
    index = "GSI4",
    when = "status == CLOSED",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "#ISSUE#CLOSED#{issueNumber:pad(8)}")
public record Issue(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    @Min(1) @Max(99_999_999) long issueNumber,
    @Size(max = 255) String title,
    @Nullable String body,
    @Default("OPEN") IssueStatus status,
    String author,
    Set<String> assignees,
    Set<String> labels,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements IssueByState {

  /** Copies the sets. */
  public Issue {
    assignees = Set.copyOf(assignees);
    labels = Set.copyOf(labels);
  }
}
