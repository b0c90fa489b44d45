package dev.singlet.it.unique;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import org.jspecify.annotations.Nullable;

/** People with names of their own. */
@Table(name = "Directory", indexes = @Index("GSI1"))
public sealed interface Directory {

  @Entity
  @LinkedKey(partition = "USER#{id}", sort = "USER")
  @LinkedKey(name = "byEmail", index = "GSI1", partition = "EMAIL#{email:escape}", sort = "USER")
  record User(
      String id,
      @Unique String email,
      String tenant,
      @Unique(scope = "tenant") @Nullable Integer badge,
      @Default("0") long logins)
      implements Directory {}

  @Entity
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(String id) implements Directory {}
}
