package dev.singlet.examples.recipes.changes.fullnames;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;

/** Users with a name in one text. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** A person's account. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, String fullName) implements Before {}
}
