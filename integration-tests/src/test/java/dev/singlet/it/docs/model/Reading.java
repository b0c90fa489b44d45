package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(
    name = "byDevice",
    partition = "READING#{device}#{takenAt:day}",
    sort = "{takenAt:millis}",
    across = "takenAt")
public record Reading(String device, Instant takenAt, double celsius) implements Climate {}
