package dev.singlet.it.docs;

import dev.singlet.annotation.Table;

@Table(
    name = "Forge",
    converters = {Owner.Stored.class, RepoName.Stored.class})
public sealed interface Forge permits Build {}
