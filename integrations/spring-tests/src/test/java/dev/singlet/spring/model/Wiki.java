package dev.singlet.spring.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.FromContext.On;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Pages that remember who has written them. */
@Table(name = "Wiki", indexes = @Index("GSI1"))
public sealed interface Wiki {

  @Entity
  @LinkedKey(partition = "PAGE#{title}", sort = "PAGE")
  @LinkedKey(
      name = "byEditor",
      index = "GSI1",
      partition = "EDITOR#{updatedBy}",
      sort = "PAGE#{title}")
  record Article(
      String title,
      @Size(max = 100) String text,
      @FromContext(name = "user", on = On.CREATE) @Nullable String createdBy,
      @FromContext(name = "user") @Nullable String updatedBy)
      implements Wiki {}
}
