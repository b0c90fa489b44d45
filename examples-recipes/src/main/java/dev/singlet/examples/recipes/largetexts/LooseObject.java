package dev.singlet.examples.recipes.largetexts;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/**
 * An object that no attachment points to: not yet, or no longer.
 *
 * @param doomed whether it is to be deleted, so that no attachment may point to it again
 */
@Entity
@LinkedKey(partition = "OBJECT#{object}", sort = "LOOSE")
@LinkedKey(
    name = "byAge",
    purpose = "Loose objects, the oldest first.",
    index = "GSI1",
    partition = "LOOSE",
    sort = "{since}")
// There are far less than 1,000 uploads a second.
@SuppressWarnings("singlet:hot-partition")
public record LooseObject(String object, Instant since, @Default("false") boolean doomed)
    implements Library {}
