package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** An answer to a message. */
@Entity
@LinkedKey(partition = "ROOM#{room}", sort = "MESSAGE#{root}#{id}")
public record Reply(String room, String root, String id, String text) implements Posted {}
