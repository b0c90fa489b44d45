package dev.singlet.examples.recipes.hierarchies.folders;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A file. */
@Entity
@LinkedKey(partition = "FILE#{id}", sort = "FILE")
@LinkedKey(index = "GSI1", partition = "IN#{parent}", sort = "{changedAt}#FILE#{id}")
public record File(String id, String parent, String name, Instant changedAt, long bytes)
    implements Entry {}
