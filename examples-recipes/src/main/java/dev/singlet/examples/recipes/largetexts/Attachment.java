package dev.singlet.examples.recipes.largetexts;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/**
 * An attachment.
 *
 * @param object the key of its content in the object store
 */
@Entity
@LinkedKey(partition = "ATTACHMENT#{id}", sort = "ATTACHMENT")
public record Attachment(
    String id, @Version long version, String name, String object, int bytes, String checksum)
    implements Library {}
