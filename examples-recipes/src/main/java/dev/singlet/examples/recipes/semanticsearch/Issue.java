package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something to be done in a repository. */
@Entity
@LinkedKey(partition = "ISSUE#{owner}#{repo}#{number:pad(8)}", sort = "ISSUE")
@LinkedKey(
    name = "similar",
    purpose = "Issues of an owner that are about the same thing.",
    index = "ByMeaning",
    partition = "ISSUES#{owner}",
    when = "embedding exists")
@LinkedKey(
    name = "waiting",
    purpose = "Issues of an owner that wait for their embedding.",
    index = "GSI1",
    partition = "WAITING#{owner}",
    sort = "{repo}#{number:pad(8)}",
    when = "embedding not exists")
public record Issue(
    String owner,
    String repo,
    @Min(1) @Max(99_999_999) int number,
    @Size(max = 255) String title,
    String body,
    Status status,
    @EmbeddingOf({"title", "body"}) @Nullable List<Float> embedding)
    implements Tracker {

  /** The text that the embedding is of. */
  static String text(String title, String body) {
    return title + "\n" + body;
  }
}
