package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Relationship;
import dev.singlet.annotation.UpdatedAt;
import java.time.Instant;

/** The last number that was given to an issue or a pull request of a repository. */
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
