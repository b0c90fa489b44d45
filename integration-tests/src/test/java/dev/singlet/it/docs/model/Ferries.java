package dev.singlet.it.docs.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An index of all items of a type, as other libraries have it. */
@Table(
    name = "Ferries",
    entityAttribute = "type",
    indexes = @Index(value = "byType", partitionKey = "type", sortKey = "createdAt"))
public sealed interface Ferries {
  @Entity(name = "ferry")
  @LinkedKey(partition = "FERRY#{name}", sort = "FERRY")
  @LinkedKey(name = "newest", index = "byType", partition = "ferry", sort = "{createdAt}")
  @SuppressWarnings("singlet:hot-partition")
  record Ferry(String name, @CreatedAt @Nullable Instant createdAt) implements Ferries {}
}
