package dev.singlet.examples.github.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.UpdatedAt;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;

/** A user's place in an organization. */
@Entity
@LinkedKey(
    name = "byOrganization",
    purpose = "Members of an organization, by name.",
    partition = "ACCOUNT#{orgName}",
    sort = "MEMBERSHIP#{username}")
public record Membership(
    @Pattern(regexp = Patterns.OWNER) String orgName,
    @Pattern(regexp = Patterns.OWNER) String username,
    @Default("member") String role,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt)
    implements OrganizationAndMembers {}
