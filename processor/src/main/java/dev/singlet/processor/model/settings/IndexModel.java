package dev.singlet.processor.model.settings;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import java.util.List;

/**
 * A secondary index.
 *
 * @param place the annotation
 * @param name its name
 * @param type global or local
 * @param key its key attributes
 * @param projection the attributes that are copied into it
 * @param include the non-key attributes copied
 */
public record IndexModel(
    Place place,
    String name,
    IndexType type,
    KeyModel key,
    ProjectionType projection,
    List<String> include)
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
}
