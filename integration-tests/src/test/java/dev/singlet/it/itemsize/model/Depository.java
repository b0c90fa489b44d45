package dev.singlet.it.itemsize.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/** Boxes, which local indexes hold copies of. */
@Table(
    name = "Depository",
    indexes = {
      @Index(value = "LSI1", type = IndexType.LOCAL),
      @Index(value = "LSI2", type = IndexType.LOCAL, projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Depository {

  /** A box. */
  @Entity
  @LinkedKey(partition = "HALL#{hall}", sort = "BOX#{id}")
  @LinkedKey(name = "byOwner", index = "LSI1", sort = "OWNER#{owner}")
  @LinkedKey(name = "byColor", index = "LSI2", sort = "COLOR#{color}")
  record Box(String hall, String id, @Nullable String owner, @Nullable String color, String content)
      implements Depository {}
}
