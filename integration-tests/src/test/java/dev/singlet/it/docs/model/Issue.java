package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(
    name = "byRepo",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "ISSUE#{issueNumber:pad(8)}")
@LinkedKey(
    name = "open",
    index = "GSI1",
    when = "status == OPEN",
    partition = "ISSUE#{owner}#{repoName}",
    sort = "OPEN#{issueNumber:reverse(8)}")
public record Issue(
    String owner,
    String repoName,
    @Min(1) @Max(99_999_999) long issueNumber,
    @Size(max = 255) String title,
    @Default("OPEN") Status status,
    Set<String> labels,
    @Nullable String assignee)
    implements GitHub {

  /** Whether there is still something to do. */
  public enum Status {
    OPEN,
    CLOSED
  }
}
