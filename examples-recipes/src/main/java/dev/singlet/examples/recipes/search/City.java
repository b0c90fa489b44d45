package dev.singlet.examples.recipes.search;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Places, and their tags. */
@Table(
    name = "City",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3")})
public sealed interface City permits Place, Tagged {}
