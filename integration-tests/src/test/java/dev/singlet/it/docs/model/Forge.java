package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(
    name = "Forge",
    converters = {Owner.Stored.class, RepoName.Stored.class})
public sealed interface Forge permits Build {}
