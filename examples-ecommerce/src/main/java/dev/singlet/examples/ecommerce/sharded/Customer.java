package dev.singlet.examples.ecommerce.sharded;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import jakarta.validation.constraints.Email;
import java.time.Instant;

/** Someone who buys. A hash of the id tells in which of ten partitions of the index. */
@Entity
@LinkedKey(partition = "CUST#{id}", sort = "METADATA")
@LinkedKey(
    name = "byCreation",
    purpose = "All customers, oldest first.",
    index = "GSI1",
    partition = "CUSTOMER#{id:shard(10)}",
    sort = "{createdAt}")
public record Customer(
    String id, String name, @Email String email, @StoredTime(TimeFormat.SECONDS) Instant createdAt)
    implements ShardedShop {}
