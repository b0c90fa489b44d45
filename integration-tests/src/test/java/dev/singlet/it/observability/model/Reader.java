package dev.singlet.it.observability.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Unique;

@Entity
@LinkedKey(partition = "READER#{id}", sort = "READER")
public record Reader(String id, @Unique String email) implements Library {}
