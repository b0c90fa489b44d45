package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.FromContext.On;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
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
  record Page(
      String title,
      String text,
      @FromContext(name = "user", on = On.CREATE) String createdBy,
      @FromContext(name = "user") String updatedBy,
      @FromContext @Nullable String requestId)
      implements Wiki {}
}
