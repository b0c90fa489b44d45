package dev.singlet.examples.recipes.changes.names;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/** Organizations. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Before {

  /** An account of several people. */
  @Entity
  @LinkedKey(partition = "ACCOUNT#{orgName}", sort = "ACCOUNT#{orgName}")
  record Organization(String orgName, @Nullable String description) implements Before {}
}
