package dev.singlet.examples.recipes.booking;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A room of a type, such as {@code double}. */
@Entity
@LinkedKey(name = "ofType", partition = "ROOMS#{type}", sort = "{number}")
public record Room(String type, String number) implements Hotel {}
