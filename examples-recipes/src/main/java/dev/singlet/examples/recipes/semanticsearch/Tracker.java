package dev.singlet.examples.recipes.semanticsearch;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;

/** Issues with an embedding of their text. */
@Table(
    name = "Tracker",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "ByMeaning",
          type = IndexType.VECTOR,
          vector = "embedding",
          dimensions = Tracker.DIMENSIONS,
          distance = VectorDistance.COSINE,
          filters = {"repo", "status"},
          projection = ProjectionType.INCLUDE,
          include = {"number", "title"})
    })
public sealed interface Tracker permits Issue {

  /** The length of each vector, which the model that makes them determines. */
  int DIMENSIONS = 64;
}
