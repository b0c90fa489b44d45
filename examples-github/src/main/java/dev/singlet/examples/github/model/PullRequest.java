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
import org.jspecify.annotations.Nullable;

/** A change that is proposed to a repository. It shares its numbers with issues. */
@Entity
@LinkedKey(
    partition = "PR#{owner}#{repoName}#{prNumber:pad(8)}",
    sort = "PR#{owner}#{repoName}#{prNumber:pad(8)}")
@LinkedKey(
    name = "byRepo",
    purpose = "Pull requests of a repository, by number.",
    index = "GSI1",
    partition = "PR#{owner}#{repoName}",
    sort = "PR#{prNumber:pad(8)}")
@LinkedKey(
    name = "openByRepo",
    purpose = "Open pull requests of a repository, newest first.",
    index = "GSI4",
    when = "status == OPEN",
    partition = "PR#{owner}#{repoName}",
    sort = "PR#OPEN#{prNumber:reverse(8)}")
@LinkedKey(
    name = "mergedByRepo",
    purpose = "Merged pull requests of a repository, oldest first.",
    index = "GSI4",
    when = "status == MERGED",
    partition = "PR#{owner}#{repoName}",
    sort = "#PR#MERGED#{prNumber:pad(8)}")
@LinkedKey(
    name = "closedByRepo",
    purpose = "Closed pull requests of a repository, oldest first.",
    index = "GSI4",
    when = "status == CLOSED",
    partition = "PR#{owner}#{repoName}",
    sort = "#PR#CLOSED#{prNumber:pad(8)}")
public record PullRequest(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    @Min(1) @Max(99_999_999) long prNumber,
    @Size(max = 255) String title,
    @Nullable String body,
    @Default("OPEN") PullRequestStatus status,
    String author,
    String sourceBranch,
    String targetBranch,
    @Nullable String mergeCommitSha,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements GitHub {}
