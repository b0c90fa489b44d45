package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Relationship;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/**
 * The last number that was given to an issue or a pull request of a repository.
 *
 * @param orgId the user or the organization that has the repository
 * @param repoId the name of the repository
 * @param currentValue the last number that was given, 0 at first
 * @param createdAt the time of the first write
 * @param updatedAt the time of the last write
 */
@Entity
@LinkedKey(partition = "COUNTER#{orgId}#{repoId}", sort = "METADATA")
@Relationship(owner = Repository.class, label = "numbers")
public record Counter(
    String orgId,
    String repoId,
    @Default("0") long currentValue,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements GitHub {}
