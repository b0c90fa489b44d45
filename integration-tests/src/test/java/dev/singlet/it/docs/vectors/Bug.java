package dev.singlet.it.docs.vectors;

import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "REPO#{repo}", sort = "BUG#{number:pad(8)}")
@LinkedKey(
    name = "similar",
    purpose = "The bugs of a repository that are about the same thing.",
    index = "ByMeaning",
    partition = "BUGS#{repo}",
    when = "embedding exists")
public record Bug(
    String repo,
    int number,
    String title,
    State state,
    @EmbeddingOf("title") @Nullable List<Float> embedding)
    implements Bugs {

  public enum State {
    OPEN,
    CLOSED
  }
}
