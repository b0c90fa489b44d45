package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "CRATE#{id}", sort = "CRATE")
public record Crate(
    String id,
    int grams,
    Set<String> labels,
    @Nullable String shelf,
    @Version long version,
    @UpdatedAt Instant changedAt)
    implements Depot {}
