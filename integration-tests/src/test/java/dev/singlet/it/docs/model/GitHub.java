package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

@Table(
    name = "GitHubTable",
    indexes = {@Index("GSI1"), @Index("GSI2")},
    naming = Naming.SNAKE_CASE)
public sealed interface GitHub permits Issue, Star, RepositoryAndForks {}
