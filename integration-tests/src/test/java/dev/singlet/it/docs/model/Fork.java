package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "REPO#{originalOwner}#{originalRepo}", sort = "FORK#{forkOwner}")
@LinkedKey(
    index = "GSI2",
    partition = "REPO#{originalOwner}#{originalRepo}",
    sort = "FORK#{forkOwner}")
public record Fork(String originalOwner, String originalRepo, String forkOwner)
    implements RepositoryAndForks {}
