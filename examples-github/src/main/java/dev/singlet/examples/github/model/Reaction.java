package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;

/** A user's one reaction to an issue, a pull request or a comment. */
@Entity
@LinkedKey(
    partition = "{targetType}REACTION#{owner}#{repoName}#{targetId}#{user}",
    sort = "{targetType}REACTION#{owner}#{repoName}#{targetId}#{user}")
public record Reaction(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    TargetType targetType,
    String targetId,
    String user,
    String emoji,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements GitHub {}
