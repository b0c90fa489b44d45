package dev.singlet.it.vectors.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;
import java.util.List;

/** Issues with one embedding, in an index for each distance function. */
@Table(
    name = "Tracker",
    indexes = {
      @Index(
          value = "ByCosine",
          type = IndexType.VECTOR,
          partitionKey = "issuesOfRepo",
          vector = "embedding",
          dimensions = Tracker.DIMENSIONS,
          distance = VectorDistance.COSINE,
          filters = "status",
          projection = ProjectionType.KEYS_ONLY),
      @Index(
          value = "ByEuclid",
          type = IndexType.VECTOR,
          partitionKey = "issuesOfRepo",
          vector = "embedding",
          dimensions = Tracker.DIMENSIONS,
          distance = VectorDistance.EUCLIDEAN,
          filters = "status",
          projection = ProjectionType.KEYS_ONLY),
      @Index(
          value = "ByProduct",
          type = IndexType.VECTOR,
          partitionKey = "issuesOfRepo",
          vector = "embedding",
          dimensions = Tracker.DIMENSIONS,
          distance = VectorDistance.DOT_PRODUCT,
          filters = "status",
          projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Tracker {

  int DIMENSIONS = 64;

  enum Status {
    OPEN,
    CLOSED
  }

  @Entity
  @LinkedKey(partition = "REPO#{repo}", sort = "ISSUE#{number:pad(8)}")
  @LinkedKey(name = "byCosine", index = "ByCosine", partition = "ISSUES#{repo}")
  @LinkedKey(name = "byEuclid", index = "ByEuclid", partition = "ISSUES#{repo}")
  @LinkedKey(name = "byProduct", index = "ByProduct", partition = "ISSUES#{repo}")
  record Issue(String repo, int number, String title, Status status, List<Float> embedding)
      implements Tracker {}
}
