package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few files of a user's, outside of any repository. */
@Entity
@LinkedKey(
    name = "byUser",
    purpose = "Gists of a user.",
    partition = "ACCOUNT#{username}",
    sort = "GIST#{gistId}")
public record Gist(
    @Pattern(regexp = Patterns.OWNER) String username,
    String gistId,
    @Nullable String description,
    @Default("true") boolean isPublic,
    @Nullable List<GistFile> files,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements UserAndActivity {

  /** Copies the list. */
  public Gist {
    files = files == null ? null : List.copyOf(files);
  }
}
