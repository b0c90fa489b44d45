package dev.singlet.benchmarks.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An entity of 14 attributes, with 6 key attributes computed from them. */
@Entity
@LinkedKey(partition = "ISSUE#{owner}#{repoName}#{number:pad(8)}", sort = "A#ISSUE")
@LinkedKey(
    name = "byRepo",
    index = "GSI1",
    partition = "REPO#{owner}#{repoName}",
    sort = "ISSUE#{number:pad(8)}")
@LinkedKey(
    name = "byStatus",
    index = "GSI2",
    partition = "REPO#{owner}#{repoName}",
    sort = "STATUS#{status}#{number:pad(8)}")
public record Issue(
    String owner,
    String repoName,
    long number,
    String title,
    @Nullable String body,
    IssueStatus status,
    String author,
    int votes,
    Set<String> assignees,
    Set<String> labels,
    List<String> watchers,
    Milestone milestone,
    Instant createdAt,
    Instant updatedAt)
    implements IssueThread {}
