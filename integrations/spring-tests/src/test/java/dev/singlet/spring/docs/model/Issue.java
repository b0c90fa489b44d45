package dev.singlet.spring.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

/** An issue of a repository. */
@Entity
@LinkedKey(partition = "ISSUE#{owner}#{repoName}", sort = "ISSUE#{issueNumber:pad(8)}")
@LinkedKey(
    name = "open",
    index = "GSI1",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "ISSUE#{issueNumber:reverse(8)}")
public record Issue(
    String owner,
    String repoName,
    long issueNumber,
    String title,
    @FromContext(name = "user") @Nullable String updatedBy)
    implements GitHub {}
