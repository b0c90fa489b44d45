package dev.singlet.examples.recipes.hierarchies.folders;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A folder. It knows the folder that holds it, and nothing of what is above or below. */
@Entity
@LinkedKey(partition = "FOLDER#{id}", sort = "FOLDER")
@LinkedKey(index = "GSI1", partition = "IN#{parent}", sort = "{changedAt}#FOLDER#{id}")
public record Folder(String id, @Nullable String parent, String name, Instant changedAt)
    implements Entry {}
