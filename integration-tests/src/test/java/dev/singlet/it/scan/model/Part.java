package dev.singlet.it.scan.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity(aliases = "Piece")
@LinkedKey(partition = "ITEM#{number}", sort = "ITEM")
public record Part(int number, int weight) implements Stored {}
