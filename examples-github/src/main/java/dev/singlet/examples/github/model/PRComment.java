package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;

/** A comment on a pull request. */
@Entity
@LinkedKey(
    name = "byPullRequest",
    purpose = "Comments on a pull request.",
    partition = "PRCOMMENT#{owner}#{repoName}#{prNumber}",
    sort = "PRCOMMENT#{commentId}")
public record PRComment(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    @Min(1) @Max(99_999_999) long prNumber,
    String commentId,
    String body,
    String author,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements GitHub {}
