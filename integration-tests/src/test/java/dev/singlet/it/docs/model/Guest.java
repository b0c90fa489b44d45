package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A guest; all of them are listed together. */
@Entity
@LinkedKey(partition = "GUEST#{id}", sort = "GUEST")
@LinkedKey(
    name = "byArrival",
    index = "GSI1",
    partition = "GUESTS#{id:shard(10)}",
    sort = "{arrivedAt}")
public record Guest(String id, String name, Instant arrivedAt) implements Festival {}
