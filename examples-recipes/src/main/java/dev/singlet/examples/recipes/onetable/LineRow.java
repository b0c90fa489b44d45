package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/** A line of an order in the old table. */
@Entity
@LinkedKey(name = "ofOrder", partition = "{orderId}", sort = "{lineNumber}")
public record LineRow(
    String orderId,
    int lineNumber,
    String product,
    int quantity,
    @Version long version,
    @Default("false") boolean deleted)
    implements OrderLines {}
