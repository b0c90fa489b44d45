package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(partition = "USER#{userName}", sort = "STAR#{owner}#{repoName}")
@LinkedKey(
    name = "byRepository",
    index = "GSI1",
    partition = "STAR#{owner}#{repoName}",
    sort = "STAR#{userName}#{starredAt}")
public record Star(
    String userName, String owner, String repoName, @Default("now") Instant starredAt)
    implements GitHub {}
