package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "REPO#{owner}#{repoName}", sort = "REPO#{owner}#{repoName}")
@LinkedKey(index = "GSI2", partition = "REPO#{owner}#{repoName}", sort = "REPO#{owner}#{repoName}")
public record Repository(String owner, String repoName, @Nullable String description)
    implements RepositoryAndForks {}
