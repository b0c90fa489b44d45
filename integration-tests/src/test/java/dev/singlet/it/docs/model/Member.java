package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Unique;

@Entity
@LinkedKey(partition = "MEMBER#{id}", sort = "MEMBER")
public record Member(
    String id, String team, @Unique String email, @Unique(scope = "team") int shirtNumber)
    implements Club {}
