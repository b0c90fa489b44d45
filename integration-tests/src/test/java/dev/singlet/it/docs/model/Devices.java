package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;

@Table(
    name = "devices",
    partitionKey = "id",
    partitionKeyType = ScalarType.N,
    sortKey = Index.NONE,
    indexes = @Index(value = "place-index", partitionKey = "place", sortKey = "installed"))
public sealed interface Devices permits Device {}
