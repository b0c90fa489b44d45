package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** What somebody says. */
@Entity
@LinkedKey(partition = "ROOM#{room}#{sentAt:month}", sort = "{sentAt}#CALL#{id}")
public record Call(String room, Instant sentAt, String id, String text) implements Heard {}
