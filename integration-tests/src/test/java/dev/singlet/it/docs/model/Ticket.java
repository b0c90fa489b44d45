package dev.singlet.it.docs.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(name = "byProject", partition = "PROJECT#{project}", sort = "TICKET#{number:pad(6)}")
@LinkedKey(
    name = "open",
    index = "GSI1",
    when = "status == OPEN",
    partition = "OPEN#{project}",
    sort = "{number:reverse(6)}")
public record Ticket(
    String project,
    @Min(1) int number,
    @Size(max = 200) String title,
    @Default("OPEN") Status status,
    Set<String> labels,
    @Nullable String assignee,
    @CreatedAt Instant createdAt)
    implements Tracker {

  public enum Status {
    OPEN,
    DONE
  }
}
