package dev.singlet.it.transactions.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Repositories with what is counted and asked of them together. */
@Table(name = "Forge", indexes = @Index("GSI1"))
public sealed interface Forge {

  /** Users and teams share one key space. */
  sealed interface Account extends Forge permits User, Team {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record User(String name, @Nullable String bio) implements Account {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Team(String name, int size) implements Account {}

  @Entity
  @LinkedKey(partition = "REPO#{name}", sort = "REPO")
  @LinkedKey(name = "byOwner", index = "GSI1", partition = "OWNER#{owner}", sort = "REPO#{name}")
  record Repository(
      String name, String owner, @Default("0") long stars, @Nullable String text, Set<String> tags)
      implements Forge {}

  /** A part of a repository. */
  @Projection(of = Repository.class)
  record Label(String name, String owner) {}

  @Entity
  @LinkedKey(partition = "REPO#{repository}", sort = "STAR#{user}")
  record Star(String repository, String user) implements Forge {}
}
