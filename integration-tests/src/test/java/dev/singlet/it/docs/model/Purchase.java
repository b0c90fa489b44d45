package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "PURCHASE#{id}", sort = "PURCHASE")
@LinkedKey(name = "inCity", index = "GSI1", partition = "CITY#{shipTo.city}", sort = "{id}")
public record Purchase(
    String id,
    @Flatten Audit audit,
    @Flatten(prefix = "ship_") Address shipTo,
    @Flatten(prefix = "bill_") @Nullable Address billTo)
    implements Market {}
