package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A line of a document's access list: a person of the same tenant. */
@Entity
@LinkedKey(
    name = "byDocument",
    purpose = "The access list of a document.",
    partition = "DOCUMENT#{document}",
    sort = "PERSON#{person}")
@LinkedKey(
    name = "byPerson",
    purpose = "All documents that somebody may read.",
    index = "GSI1",
    partition = "PERSON#{person}",
    sort = "DOCUMENT#{document}")
public record Access(String document, String person, Level level) implements DocumentItems {}
