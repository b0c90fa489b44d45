package dev.singlet.examples.recipes.hierarchies.folders;

import dev.singlet.annotation.ItemCollection;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The content of a folder, by the time of change, the oldest first. */
@ItemCollection(name = "inFolder", index = "GSI1")
public sealed interface Entry extends Drive permits Folder, File {

  /** The id of the folder that holds it; null for the top. */
  @Nullable String parent();

  /** The name within the folder. */
  String name();

  /** The time of the last change. */
  Instant changedAt();
}
