package dev.singlet.examples.recipes.changes.tenants;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Users of each tenant. */
@Table(name = "GitHubTable", tenant = "TENANT#{tenant}", naming = Naming.SNAKE_CASE)
public sealed interface After {

  /** A person's account. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, String email) implements After {}
}
