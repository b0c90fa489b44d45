package dev.singlet.it.rollout.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;

/** A table of tenants before and after its keys have changed. */
public final class Yard {

  private Yard() {}

  @Table(name = "Yard", tenant = "YARD#{tenant}")
  public sealed interface Narrow {

    @Entity
    @LinkedKey(name = "ofRow", partition = "ROW#{row}", sort = "BOX#{number:pad(2)}")
    record Box(String row, int number, String content, @Version long version) implements Narrow {}
  }

  /** Numbers have more digits. */
  @Table(name = "Yard", tenant = "YARD#{tenant}")
  public sealed interface Wide {

    @Entity
    @LinkedKey(name = "ofRow", partition = "ROW#{row}", sort = "BOX#{number:pad(5)}")
    record Box(String row, int number, String content, @Version long version) implements Wide {}
  }

  /** Tenants have another prefix. */
  @Table(name = "Yard", tenant = "SITE#{tenant}")
  public sealed interface Site {

    @Entity
    @LinkedKey(name = "ofRow", partition = "ROW#{row}", sort = "BOX#{number:pad(2)}")
    record Box(String row, int number, String content, @Version long version) implements Site {}
  }
}
