package dev.singlet.it.scan.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "SHELF#{id}", sort = "SHELF")
public record Shelf(int id) implements Depot {}
