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

/**
 * Something to be done in a repository. It shares its numbers with pull requests.
 *
 * @param owner the user or the organization that has the repository
 * @param repoName the name of the repository
 * @param issueNumber the number of the issue, which no {@linkplain PullRequest pull request} of the
 *     repository has
 * @param title the title, at most 255 characters
 * @param body the text, in Markdown
 * @param status the state, {@code OPEN} at first
 * @param author the user who wrote it
 * @param assignees the users who work on it
 * @param labels the names of labels
 * @param createdAt the time of the first write
 * @param updatedAt the time of the last write
 */
@Entity
@LinkedKey(
    partition = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}",
    sort = "ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}")
@LinkedKey(
    name = "byRepo",
    purpose = "Issues of a repository, by number.",
    index = "GSI1",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "ISSUE#{issueNumber:pad(8)}")
@LinkedKey(
    name = "openByRepo",
    purpose = "Open issues of a repository, newest first.",
    index = "GSI4",
    when = "status == OPEN",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "ISSUE#OPEN#{issueNumber:reverse(8)}")
@LinkedKey(
    name = "closedByRepo",
    purpose = "Closed issues of a repository, oldest first.",
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
