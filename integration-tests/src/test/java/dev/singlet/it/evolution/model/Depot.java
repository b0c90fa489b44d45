package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents whose records have got other names and more components. */
@Table(name = "Depot")
public sealed interface Depot {

  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  record Parcel(
      String id, @Attribute(aliases = "outer") Box box, List<Box> inner, Map<String, Box> byName)
      implements Depot {}

  @Entity
  @LinkedKey(partition = "CRATE#{id}", sort = "CRATE")
  record Crate(
      String id,
      @Version long version,
      @Attribute(aliases = "outer") Box box,
      List<Box> inner,
      Map<String, Box> byName)
      implements Depot {}

  @Entity
  @LinkedKey(partition = "TRUNK#{id}", sort = "TRUNK")
  record Trunk(String id, @Unique String label, @Attribute(aliases = "outer") Box box)
      implements Depot {}

  @Entity
  @LinkedKey(partition = "PALLET#{id}", sort = "PALLET")
  record Pallet(
      String id,
      @Unique @Default(method = "tag") String tag,
      @Unique(scope = "hall") int place,
      @Nullable String hall,
      @Version long version)
      implements Depot {
    public static String tag(String id) {
      return "tag-" + id;
    }
  }

  /** A part of all. */
  record Box(
      @Attribute(aliases = "size") String format,
      @Attribute(aliases = "note") @Nullable String remark,
      @Attribute(aliases = "parts") Map<String, Integer> counts,
      @Default("1") int weight) {}

  /** What is within it hangs together. */
  @Entity
  @LinkedKey(partition = "SHELF#{id}", sort = "SHELF")
  record Shelf(String id, String name, Label label, Map<String, Label> byName, Row row)
      implements Depot {

    @Computed(stored = true)
    static String initial(String name) {
      return name.substring(0, 1);
    }
  }

  record Label(String text, @Default(method = "code") String code, @Nullable String color) {
    public static String code(String text) {
      return text.toUpperCase(Locale.ROOT);
    }
  }

  record Row(Range range, @Nullable String note) {}

  record Range(int from, int to) {
    @Validate(message = "must go up")
    static boolean isUpwards(int from, int to) {
      return from <= to;
    }
  }
}
