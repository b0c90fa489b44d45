package dev.singlet.it.docs.vectors;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.VectorDistance;

@Table(
    name = "Bugs",
    indexes =
        @Index(
            value = "ByMeaning",
            type = IndexType.VECTOR,
            vector = "embedding",
            dimensions = 64,
            distance = VectorDistance.COSINE,
            filters = "state"))
public sealed interface Bugs permits Bug {}
