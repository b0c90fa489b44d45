package dev.singlet.processor.model.settings;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.value.Constraint;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index.
 *
 * @param place the annotation
 * @param name its name
 * @param type global, local, or an index of vectors
 * @param key its key attributes
 * @param projection the attributes that are copied into it
 * @param include the non-key attributes copied
 * @param vector the vectors of an index of vectors; null for any other
 */
public record IndexModel(
    Place place,
    String name,
    IndexType type,
    KeyModel key,
    ProjectionType projection,
    List<String> include,
    @Nullable VectorModel vector)
    implements Subject {

  public IndexModel {
    include = List.copyOf(include);
  }

  @Override
  public String label() {
    return name;
  }

  public boolean isLocal() {
    return type == IndexType.LOCAL;
  }

  /** Returns whether an attribute holds the vectors that it compares. */
  public boolean hasVectorIn(String stored) {
    return vector != null && vector.attribute().equals(stored);
  }

  /** Returns the constraint on the length of its vectors. */
  public Constraint size() {
    int dimensions = Objects.requireNonNull(vector).dimensions();
    String text = "@Index(value = \"%s\", dimensions = %d)".formatted(name, dimensions);
    return new Constraint.Size(new Constraint.Origin(place, text, ""), dimensions, dimensions);
  }

  /** Returns whether it is searched, and neither queried nor scanned. */
  public boolean isVector() {
    return vector != null;
  }
}
