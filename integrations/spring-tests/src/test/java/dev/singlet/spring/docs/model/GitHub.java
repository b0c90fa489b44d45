package dev.singlet.spring.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The table of the page about Spring. */
@Table(name = "GitHubTable", indexes = @Index("GSI1"))
public sealed interface GitHub permits Issue {}
