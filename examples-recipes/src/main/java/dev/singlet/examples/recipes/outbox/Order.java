package dev.singlet.examples.recipes.outbox;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/** An order as it is now. */
@Entity
@LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
public record Order(
    String id,
    String customer,
    long cents,
    @Version long version,
    @Default("false") boolean cancelled)
    implements Sales {}
