package dev.singlet.examples.recipes.largetexts;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A part of a text, in one version of one writer. It never changes. */
@Entity
@LinkedKey(
    name = "byText",
    purpose = "Parts of a text, by version and writer, in order.",
    partition = "TEXT#{id}",
    sort = "PART#{version:pad(8)}#{writer}#{number:pad(4)}")
public record TextPart(String id, long version, String writer, int number, String content)
    implements Library {}
