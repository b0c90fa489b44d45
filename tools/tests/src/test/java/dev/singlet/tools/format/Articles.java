package dev.singlet.tools.format;

import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;
import org.jspecify.annotations.Nullable;

/** Articles of magazines, and notes on them, with vectors. */
@Table(
    name = "Articles",
    indexes = {
      @Index(
          value = "ByTone",
          type = IndexType.VECTOR,
          vector = "tone",
          dimensions = 2,
          distance = VectorDistance.DOT_PRODUCT,
          projection = ProjectionType.KEYS_ONLY),
      @Index(
          value = "ByTopic",
          type = IndexType.VECTOR,
          vector = "embedding",
          dimensions = 3,
          filters = {"status", "year"})
    })
public sealed interface Articles {

  /** The state of an article. */
  enum Status {
    DRAFT,
    PRINTED
  }

  /** An article. */
  @Entity
  @LinkedKey(partition = "MAGAZINE#{magazine}", sort = "ARTICLE#{id}")
  @LinkedKey(
      name = "similar",
      purpose = "The articles of a magazine that are about the same things.",
      index = "ByTopic",
      partition = "ARTICLES#{magazine}")
  @SuppressWarnings("ArrayRecordComponent") // A float[] is one of the types of a vector.
  record Article(
      String magazine, String id, String title, Status status, int year, float[] embedding)
      implements Articles {}

  /** A note on a magazine. */
  @Entity
  @LinkedKey(name = "all", partition = "MAGAZINE#{magazine}", sort = "NOTE#{id}")
  @LinkedKey(name = "ofTone", index = "ByTone", partition = "NOTES", when = "tone exists")
  @SuppressWarnings("ArrayRecordComponent") // As above.
  record Note(
      String magazine, String id, String text, @EmbeddingOf("text") double @Nullable [] tone)
      implements Articles {}
}
