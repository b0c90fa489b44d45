package dev.singlet.examples.recipes.changes.emails;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Users, whose addresses can be equal. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** A person's account. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, String email) implements Before {}
}
