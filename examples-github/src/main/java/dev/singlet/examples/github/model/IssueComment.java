package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;

/** A comment on an issue. */
@Entity
@LinkedKey(
    name = "byIssue",
    purpose = "Comments on an issue.",
    partition = "ISSUECOMMENT#{owner}#{repoName}#{issueNumber}",
    sort = "ISSUECOMMENT#{commentId}")
public record IssueComment(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    @Min(1) @Max(99_999_999) long issueNumber,
    String commentId,
    String body,
    String author,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements GitHub {}
