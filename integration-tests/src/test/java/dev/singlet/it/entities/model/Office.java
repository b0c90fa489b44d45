package dev.singlet.it.entities.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Documents that several people write, and notices that expire. */
@Table(
    name = "Office",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "GSI2",
          projection = ProjectionType.INCLUDE,
          include = {"_et", "text"})
    })
public sealed interface Office {

  /** What is in a folder. */
  @ItemCollection(name = "inFolder")
  sealed interface Filed extends Office {}

  @Entity
  @LinkedKey(partition = "FOLDER#{folder}", sort = "DOCUMENT#{name}")
  @LinkedKey(name = "byOwner", index = "GSI1", partition = "OWNER#{owner}", sort = "{name}")
  record Document(
      String folder, String name, String owner, @Nullable String text, @Version long version)
      implements Filed {}

  @Entity
  @LinkedKey(name = "byFolder", partition = "FOLDER#{folder}", sort = "NOTICE#{id}")
  @LinkedKey(name = "all", index = "GSI2", partition = "NOTICES", sort = "{id}")
  @SuppressWarnings("singlet:hot-partition")
  record Notice(
      String folder,
      String id,
      String text,
      @Version @Nullable Integer revision,
      @TimeToLive @Nullable Instant until)
      implements Filed {}
}
