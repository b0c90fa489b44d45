package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/** A customer in the old table. Items from before the move have no version and no mark. */
@Entity
@LinkedKey(partition = "{customerId}")
public record CustomerRow(
    String customerId, String name, @Version long version, @Default("false") boolean deleted)
    implements Customers {}
