package dev.singlet.examples.recipes.changes.fullnames;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Users whose items have a version of their form. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Between {

  /** A person's account. */
  @Entity(schemaVersion = 1)
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, String fullName) implements Between {}
}
