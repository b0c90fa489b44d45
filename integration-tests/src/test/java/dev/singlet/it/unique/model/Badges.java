package dev.singlet.it.unique.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;

/** A table before and after the values of an attribute are unique within a team only. */
public final class Badges {

  private Badges() {}

  @Table(name = "Badges")
  public sealed interface OfAll {

    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(String id, String team, @Unique String badge) implements OfAll {}
  }

  @Table(name = "Badges")
  public sealed interface OfTeam {

    @Entity
    @LinkedKey(partition = "USER#{id}", sort = "USER")
    record User(String id, String team, @Unique(scope = "team") String badge) implements OfTeam {}
  }
}
