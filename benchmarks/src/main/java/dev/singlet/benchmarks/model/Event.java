package dev.singlet.benchmarks.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An event in the life of an issue. */
@Entity
@LinkedKey(
    partition = "ISSUE#{owner}#{repoName}#{number:pad(8)}",
    sort = "EVENT#{eventNumber:pad(8)}")
public record Event(
    String owner,
    String repoName,
    long number,
    long eventNumber,
    String actor,
    String action,
    @Nullable String detail,
    Instant at)
    implements IssueThread {}
