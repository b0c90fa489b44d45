package dev.singlet.it.vectors.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Papers and reviews with embeddings, in one table. */
@Table(
    name = "Papers",
    indexes = {
      @Index(
          value = "ByTopic",
          type = IndexType.VECTOR,
          vector = "embedding",
          dimensions = 3,
          filters = {"status", "year"}),
      @Index(
          value = "ByTone",
          type = IndexType.VECTOR,
          vector = "tone",
          dimensions = 2,
          distance = VectorDistance.DOT_PRODUCT,
          projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Papers permits Papers.Paper, Papers.Review {

  enum Status {
    DRAFT,
    PRINTED
  }

  /** A paper has a vector from the beginning. */
  @Entity
  @LinkedKey(partition = "JOURNAL#{journal}", sort = "PAPER#{id}")
  @LinkedKey(
      name = "similar",
      purpose = "The papers of a journal that are about the same things.",
      index = "ByTopic",
      partition = "PAPERS#{journal}")
  @SuppressWarnings("ArrayRecordComponent") // A float[] is one of the types of a vector.
  record Paper(String journal, String id, String title, Status status, int year, float[] embedding)
      implements Papers {}

  /** A review gets its vectors later. */
  @Entity
  @LinkedKey(partition = "JOURNAL#{journal}", sort = "REVIEW#{id}")
  @LinkedKey(
      name = "similar",
      index = "ByTopic",
      partition = "REVIEWS#{journal}",
      when = "embedding exists")
  @LinkedKey(name = "ofTone", index = "ByTone", partition = "REVIEWS", when = "tone exists")
  @SuppressWarnings("ArrayRecordComponent") // As above.
  record Review(
      String journal,
      String id,
      String text,
      @Nullable List<Float> embedding,
      double @Nullable [] tone)
      implements Papers {}

  @Projection(of = Paper.class)
  record PaperTitle(String id, String title, Status status) {}
}
