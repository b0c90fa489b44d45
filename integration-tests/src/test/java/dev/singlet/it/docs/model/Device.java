package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.LocalDate;

@Entity
@LinkedKey(partition = "{id}")
@LinkedKey(name = "byPlace", index = "place-index", partition = "{place}", sort = "{installed}")
public record Device(long id, String place, LocalDate installed, String kind) implements Devices {}
