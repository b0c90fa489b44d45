package dev.singlet.examples.recipes.leaderboard;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(
    name = "Arcade",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Arcade permits Score, Top {}
