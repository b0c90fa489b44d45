package dev.singlet.examples.recipes.changes.names;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/** Teams, stored under the older names. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface Between {

  /** An account of several people. */
  @Entity(aliases = "Organization", writes = "Organization")
  @LinkedKey(partition = "ACCOUNT#{orgName}", sort = "ACCOUNT#{orgName}")
  record Team(
      String orgName,
      @Attribute(value = "about", aliases = "description", writes = "description")
          @Nullable String about)
      implements Between {}
}
