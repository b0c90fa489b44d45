package dev.singlet.it.docs.model;

import dev.singlet.annotation.CreatedAt;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

public record Audit(
    @CreatedAt @Nullable Instant createdAt, String createdBy, @Nullable String updatedBy) {}
