package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "REPO#{owner}#{repo}", sort = "BUILD#{number:pad(6)}")
public record Build(Owner owner, RepoName repo, int number) implements Forge {}
