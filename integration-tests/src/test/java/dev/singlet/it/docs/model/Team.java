package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "TEAM#{name}", sort = "TEAM")
public record Team(String name, @Default("0") int members) implements Club {}
