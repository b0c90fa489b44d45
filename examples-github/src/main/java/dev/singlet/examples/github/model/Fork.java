package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/** A repository is a copy of another one. An account has at most one fork of a repository. */
@Entity
@LinkedKey(partition = "REPO#{originalOwner}#{originalRepo}", sort = "FORK#{forkOwner}")
@LinkedKey(
    name = "byRepository",
    purpose = "Forks of a repository, by the account that has them.",
    index = "GSI2",
    partition = "REPO#{originalOwner}#{originalRepo}",
    sort = "FORK#{forkOwner}")
public record Fork(
    String originalOwner,
    String originalRepo,
    String forkOwner,
    String forkRepo,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements RepositoryAndForks {}
