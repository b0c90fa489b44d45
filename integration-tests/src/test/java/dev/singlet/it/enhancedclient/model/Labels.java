package dev.singlet.it.enhancedclient.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The table of {@link Label}. */
@Table(
    name = "Labels",
    partitionKey = "id",
    sortKey = Index.NONE,
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Labels permits Label {}
