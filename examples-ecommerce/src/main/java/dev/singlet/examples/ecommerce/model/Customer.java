package dev.singlet.examples.ecommerce.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import jakarta.validation.constraints.Email;
import java.time.Instant;

/**
 * Someone who buys.
 *
 * <p>All customers are in one partition of the index. It serves a shop with few of them: one
 * partition takes a thousand writes a second, and no more.
 */
@Entity
@SuppressWarnings("singlet:hot-partition")
@LinkedKey(partition = "CUST#{id}", sort = "METADATA")
@LinkedKey(
    name = "byCreation",
    purpose = "All customers, oldest first.",
    index = "GSI1",
    partition = "CUSTOMER",
    sort = "{createdAt}")
public record Customer(
    String id, String name, @Email String email, @StoredTime(TimeFormat.SECONDS) Instant createdAt)
    implements Shop {}
