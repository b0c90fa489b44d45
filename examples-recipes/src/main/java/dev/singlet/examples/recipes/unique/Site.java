package dev.singlet.examples.recipes.unique;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Accounts, articles in workspaces, and votes on articles. */
@Table(
    name = "Site",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Site permits Account, Article, Vote {}
