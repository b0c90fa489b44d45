package dev.singlet.examples.recipes.hierarchies.places;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A store. Its key in the index has a part for each level, from the largest to the smallest. */
@Entity
@LinkedKey(partition = "STORE#{id}", sort = "STORE")
@LinkedKey(
    name = "within",
    purpose = "Stores in a country, a region of it, or a city of that.",
    index = "GSI1",
    partition = "COUNTRY#{country}",
    sort = "{region:escape}#{city:escape}#{id}")
public record Store(String id, String country, String region, String city, String street)
    implements Places {}
