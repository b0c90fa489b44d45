package dev.singlet.it.types.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Lists and maps that hold NULL. */
@Table(name = "Survey", createdAttribute = "", modifiedAttribute = "")
public sealed interface Survey {

  /** Each place that a NULL can have. */
  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(name = "ofForm", partition = "FORM#{form}", sort = "ANSWERS#{id}")
  record Answers(
      String form,
      String id,
      List<@Nullable @Size(max = 5) String> words,
      Map<String, @Nullable Integer> counts,
      List<@Nullable Address> addresses,
      Map<String, List<@Nullable String>> groups,
      List<@Nullable List<@Nullable Integer>> rows,
      SortedMap<Integer, @Nullable Shape> shapes,
      @Nullable String[] array,
      Optional<List<@Nullable Boolean>> flags,
      Page page,
      Pair pair,
      List<String> strict)
      implements Survey {}

  /** A nested record. */
  record Address(String city, List<@Nullable String> lines) {}

  /** A nested record, whose list is flattened in no way. */
  record Page(Map<String, @Nullable Address> places) {}

  /** A list of two. */
  @Tuple
  record Pair(String name, List<@Nullable Integer> values) {}

  /** A union. */
  @Union
  sealed interface Shape {}

  record Circle(double radius) implements Shape {}

  record Line(List<@Nullable Integer> points) implements Shape {}
}
