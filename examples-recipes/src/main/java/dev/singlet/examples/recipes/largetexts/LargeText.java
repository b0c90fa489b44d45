package dev.singlet.examples.recipes.largetexts;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/**
 * A text. It says which parts are its content: those of its version that its writer has put.
 *
 * @param checksum of the whole content
 */
@Entity
@LinkedKey(partition = "TEXT#{id}", sort = "TEXT")
public record LargeText(String id, @Version long version, String writer, String checksum)
    implements Library {}
