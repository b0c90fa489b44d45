package dev.singlet.examples.recipes.timeseries;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Instant;

@Entity
@LinkedKey(
    name = "ofDevice",
    purpose = "Readings of a device, by time.",
    partition = "READING#{device}#{takenAt:day}",
    sort = "{takenAt:millis}",
    across = "takenAt")
@LinkedKey(
    name = "ofAll",
    purpose = "Readings of all devices, by time.",
    index = "GSI1",
    partition = "READINGS#{takenAt:hour}#{device:shard(4)}",
    sort = "{takenAt}#{device}",
    across = "takenAt")
public record Reading(String device, Instant takenAt, double celsius, @TimeToLive Instant expiresAt)
    implements Measurements {}
