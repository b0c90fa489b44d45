package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/** A user likes a repository. */
@Entity
@LinkedKey(
    name = "byUser",
    purpose = "Repositories that a user has starred.",
    partition = "ACCOUNT#{userName}",
    sort = "STAR#{repoOwner}#{repoName}")
@LinkedKey(
    name = "byRepository",
    purpose = "Stars of a repository, by user.",
    index = "GSI1",
    partition = "REPO#{repoOwner}#{repoName}",
    sort = "STAR#{userName}#{starredAt}")
public record Star(
    String userName,
    String repoOwner,
    String repoName,
    @Default("now") Instant starredAt,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements UserAndActivity, RepositoryAndStars {}
