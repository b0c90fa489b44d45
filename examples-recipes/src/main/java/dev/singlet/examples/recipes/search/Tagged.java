package dev.singlet.examples.recipes.search;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A tag of a place, with the name of the place. */
@Entity
@LinkedKey(
    name = "byTag",
    purpose = "Places that have a tag.",
    partition = "TAG#{tag}",
    sort = "PLACE#{place}")
public record Tagged(String tag, String place, String name) implements City {}
