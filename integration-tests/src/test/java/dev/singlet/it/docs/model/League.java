package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;

/** The table of keys with several attributes. */
@Table(
    name = "LeagueTable",
    indexes =
        @Index(
            value = "bySeason",
            partitionKey = {"league", "season"},
            partitionKeyType = {ScalarType.S, ScalarType.N},
            sortKey = {"round", "playedAt", "id"},
            sortKeyType = {ScalarType.N, ScalarType.S, ScalarType.S}))
public sealed interface League permits Match {}
