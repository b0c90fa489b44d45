package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A message. */
@Entity
@LinkedKey(partition = "ROOM#{room}", sort = "MESSAGE#{id}#")
public record Message(String room, String id, String text) implements Posted {}
