package dev.singlet.examples.recipes.changes.emails;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** Users, each with an address of its own. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface After {

  /** A person's account. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, @Unique String email) implements After {}
}
