package dev.singlet.benchmarks.allocation;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fourteen attributes and six that are computed. */
@Entity
@LinkedKey(
    partition = "TICKET#{owner}#{project}#{number:pad(8)}",
    sort = "TICKET#{owner}#{project}#{number:pad(8)}")
@LinkedKey(
    name = "byProject",
    index = "GSI1",
    partition = "TICKET#{owner}#{project}",
    sort = "TICKET#{number:pad(8)}")
@LinkedKey(
    name = "openByProject",
    index = "GSI4",
    when = "status == OPEN",
    partition = "TICKET#{owner}#{project}",
    sort = "TICKET#OPEN#{number:reverse(8)}")
@LinkedKey(
    name = "closedByProject",
    index = "GSI4",
    when = "status == CLOSED",
    partition = "TICKET#{owner}#{project}",
    sort = "#TICKET#CLOSED#{number:pad(8)}")
public record Ticket(
    @Pattern(regexp = "[a-zA-Z0-9_-]+") String owner,
    @Pattern(regexp = "[a-zA-Z0-9_.-]+") String project,
    @Min(1) @Max(99_999_999) long number,
    @Size(max = 255) String title,
    @Nullable String body,
    @Default("OPEN") TicketStatus status,
    String author,
    Set<String> assignees,
    Set<String> labels,
    int comments,
    List<String> reactions,
    Release release,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements Desk {

  static Ticket sample(long number) {
    return new Ticket(
        "aws",
        "dynamodb-toolbox",
        number,
        "Sort keys must keep their order",
        "A body of some length, as tickets have it, with a few words more than a title.",
        TicketStatus.OPEN,
        "octocat",
        Set.of("alice", "bob", "carol"),
        Set.of("bug", "help wanted", "p1"),
        17,
        List.of("+1", "heart", "rocket"),
        new Release("v1.0", 3, "open"),
        Instant.parse("2024-01-15T08:00:00.123Z"),
        Instant.parse("2024-02-15T08:00:00.123Z"));
  }
}
