package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** What nobody says. */
@Entity
@LinkedKey(partition = "ROOM#{room}#{sentAt:month}", sort = "{sentAt:millis}#NOISE")
public record Noise(String room, Instant sentAt, int decibels) implements Heard {}
