package dev.singlet.examples.recipes.history;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A document as it is now. If it is deleted, it expires at a time. */
@Entity
@LinkedKey(partition = "DOC#{id}", sort = "DOC")
@LinkedKey(
    name = "inFolder",
    purpose = "Documents of a folder that are not deleted, by title.",
    index = "GSI1",
    partition = "FOLDER#{folder}",
    sort = "{title:escape}#{id}",
    when = "!deleted")
@LinkedKey(
    name = "inBin",
    purpose = "Deleted documents of a folder, those that expire first at the beginning.",
    index = "GSI1",
    partition = "BIN#{folder}",
    sort = "{expiresAt}#{id}",
    when = "deleted")
public record Document(
    String id,
    String folder,
    String title,
    String text,
    @Version long version,
    @Default("false") boolean deleted,
    @TimeToLive @Nullable Instant expiresAt)
    implements Library {}
