package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A repository of an account. */
@Entity
@LinkedKey(partition = "REPO#{owner}#{repoName}", sort = "REPO#{owner}#{repoName}")
@LinkedKey(index = "GSI1", partition = "REPO#{owner}#{repoName}", sort = "REPO#{owner}#{repoName}")
@LinkedKey(index = "GSI2", partition = "REPO#{owner}#{repoName}", sort = "REPO#{owner}#{repoName}")
@LinkedKey(
    name = "byOwner",
    purpose = "Repositories of an account, the one updated last at the end.",
    index = "GSI3",
    partition = "ACCOUNT#{owner}",
    sort = "#{updatedAt}")
public record Repository(
    @Pattern(regexp = Patterns.OWNER) String owner,
    @Pattern(regexp = Patterns.REPOSITORY) String repoName,
    @Nullable String description,
    @Default("false") boolean isPrivate,
    @Nullable String language,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements AccountAndRepositories, RepositoryAndForks, RepositoryAndStars {}
