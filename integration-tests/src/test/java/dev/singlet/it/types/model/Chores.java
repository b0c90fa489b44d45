package dev.singlet.it.types.model;

import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Validate;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** Methods of records that take sets, which are never null to them. */
@Table(name = "Chores", indexes = @Index("GSI1"))
public sealed interface Chores {

  @Entity
  @LinkedKey(partition = "CHORE#{id}", sort = "CHORE")
  @LinkedKey(
      name = "urgent",
      index = "GSI1",
      when = "urgent",
      partition = "URGENT#{place}",
      sort = "{rank:pad(3)}")
  record Chore(
      String id,
      int rank,
      Set<String> labels,
      SortedSet<Integer> floors,
      @Compress Set<String> tools,
      @Default(method = "heading") String heading,
      Optional<String> remark,
      Step step)
      implements Chores {

    @Computed
    public static boolean urgent(Set<String> labels) {
      return labels.contains("urgent");
    }

    @Computed
    static String place(SortedSet<Integer> floors) {
      return floors.isEmpty() ? "yard" : "floor " + floors.first();
    }

    @Computed(stored = true)
    public static int count(Set<String> labels) {
      return labels.size();
    }

    public static String heading(Set<String> labels, SortedSet<Integer> floors, Set<String> tools) {
      return labels.size() + " " + floors.size() + " " + tools.size();
    }

    @Validate(message = "must fit together")
    static boolean isFeasible(
        Set<String> labels, SortedSet<Integer> floors, Optional<String> remark) {
      return !labels.contains("impossible")
          && !floors.contains(13)
          && !remark.equals(Optional.of("never"));
    }
  }

  /** Its primary key is made of a set and of an optional. */
  @Entity
  @LinkedKey(partition = "ERRAND#{id}", sort = "{kind}")
  record Errand(String id, SortedSet<String> shops, Optional<String> remark) implements Chores {

    @Computed
    public static String kind(SortedSet<String> shops, Optional<String> remark) {
      return shops.size() + remark.orElse("");
    }
  }

  /** A record within. */
  record Step(Set<String> hands, SortedSet<String> rooms, @Default(method = "title") String title) {

    public static String title(Set<String> hands, SortedSet<String> rooms) {
      return hands.size() + " " + rooms.size();
    }

    @Validate
    static boolean isQuiet(Set<String> hands, SortedSet<String> rooms) {
      return hands.size() + rooms.size() < 9;
    }
  }
}
