package dev.singlet.benchmarks.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import java.util.Set;

/** A comment on an issue. */
@Entity
@LinkedKey(
    partition = "ISSUE#{owner}#{repoName}#{number:pad(8)}",
    sort = "COMMENT#{commentNumber:pad(8)}")
public record Comment(
    String owner,
    String repoName,
    long number,
    long commentNumber,
    String author,
    String text,
    Set<String> reactions,
    Instant createdAt)
    implements IssueThread {}
