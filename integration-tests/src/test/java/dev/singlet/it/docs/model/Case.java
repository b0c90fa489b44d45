package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "CASE#{number}", sort = "CASE")
public record Case(long number, String text) implements Helpdesk {}
