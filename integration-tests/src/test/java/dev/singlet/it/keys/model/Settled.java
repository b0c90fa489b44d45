package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.time.LocalDate;

/** Computed attributes of primary keys, which are made of in other places too. */
@Table(
    name = "Settled",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Settled {

  /** Stored, and in the keys of indexes. */
  @Entity
  @LinkedKey(partition = "MEMBER#{initial}", sort = "{name}")
  @LinkedKey(name = "byAge", index = "GSI1", partition = "AGE#{initial}", sort = "{age:pad(3)}")
  @LinkedKey(name = "byDecade", index = "GSI2", partition = "{decade}", sort = "{initial}#{name}")
  record Member(String name, int age, String town) implements Settled {

    @Computed(stored = true)
    static String initial(String name) {
      return name.substring(0, 1);
    }

    @Computed(stored = true)
    static int decade(int age) {
      return age / 10;
    }
  }

  /** Not stored, and made of what can change without the key. */
  @Entity
  @LinkedKey(partition = "LOAN#{year}", sort = "{id}")
  @LinkedKey(name = "ofTitle", index = "GSI1", partition = "TITLE#{title}", sort = "{year}#{id}")
  record Loan(String id, LocalDate due, String title) implements Settled {

    @Computed
    static String year(LocalDate due) {
      return String.valueOf(due.getYear());
    }
  }
}
