package dev.singlet.it.scan.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "ITEM#{number}", sort = "ITEM")
public record Tool(int number) implements Stored {}
