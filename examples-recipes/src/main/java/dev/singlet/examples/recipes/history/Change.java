package dev.singlet.examples.recipes.history;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** Who did what with a document, and which version came of it. */
@Entity
@LinkedKey(
    name = "byDocument",
    purpose = "What was done with a document, in order.",
    partition = "DOC#{document}",
    sort = "CHANGE#{version:pad(6)}")
@LinkedKey(
    name = "byPerson",
    purpose = "What somebody did, in order.",
    index = "GSI1",
    partition = "PERSON#{person}",
    sort = "{at}#{document}#{version:pad(6)}")
public record Change(
    String document, long version, Action action, String person, @CreatedAt Instant at)
    implements Library {}
