package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An account that people are members of. */
@Entity
@LinkedKey(partition = "ACCOUNT#{orgName}", sort = "ACCOUNT#{orgName}")
@LinkedKey(index = "GSI1", partition = "ACCOUNT#{orgName}", sort = "ACCOUNT#{orgName}")
@LinkedKey(index = "GSI3", partition = "ACCOUNT#{orgName}", sort = "ACCOUNT#{orgName}")
public record Organization(
    @Pattern(regexp = Patterns.OWNER) String orgName,
    @Nullable String description,
    @Nullable String paymentPlanId,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements Account, AccountAndRepositories, OrganizationAndMembers {}
