package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import java.time.Instant;

/** An order in the old table. */
@Entity
@LinkedKey(partition = "{orderId}")
public record OrderRow(
    String orderId,
    String customerId,
    Instant placedAt,
    @Version long version,
    @Default("false") boolean deleted)
    implements Orders {}
