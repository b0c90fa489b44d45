package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;

@Entity(table = Workshop.class)
@LinkedKey(partition = "SEAT#{id}", sort = "SEAT")
@LinkedKey(name = "inRoom", index = "GSI1", partition = "BUILDING#{building}", sort = "{room}#{id}")
public record Seat(
    String id, String building, String room, @Min(0) int free, @Nullable String note) {}
