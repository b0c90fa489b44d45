package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A person's account. */
@Entity
@LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
@LinkedKey(index = "GSI1", partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
@LinkedKey(index = "GSI3", partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
public record User(
    @Pattern(regexp = Patterns.OWNER) String username,
    @Pattern(regexp = Patterns.EMAIL) String email,
    @Nullable String bio,
    @Nullable String paymentPlanId,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements Account, AccountAndRepositories, UserAndActivity {}
