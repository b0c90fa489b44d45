package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "MAIL#{number}")
public record Mail(String number, String to, String text) implements Outbox {}
