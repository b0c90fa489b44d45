package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import jakarta.validation.constraints.NotEmpty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values at DynamoDB's limits. */
@Table(name = "Edges")
public sealed interface Edges {

  @Entity
  @LinkedKey(name = "all", partition = "EDGE#{id}", sort = "EDGE")
  record Edge(
      String id,
      @Version long version,
      @Nullable BigDecimal amount,
      List<String> log,
      Map<String, String> marks,
      @Nullable Document meta,
      @SuppressWarnings("ArrayRecordComponent") byte @Nullable [] seal)
      implements Edges {}

  /** A version that ends soon, and a unique value. */
  @Entity
  @LinkedKey(partition = "DIAL#{id}", sort = "DIAL")
  record Dial(
      String id,
      @Version @Nullable Integer turns,
      @Unique @Nullable String label,
      @Nullable BigDecimal sum,
      List<String> log)
      implements Edges {}

  /** The same without another value. */
  @Entity
  @LinkedKey(partition = "KNOB#{id}", sort = "KNOB")
  record Knob(String id, @Version int turns, @Nullable String note) implements Edges {}

  @Entity
  @LinkedKey(partition = "MARK#{id}", sort = "MARK")
  record Marked(String id, Mark mark) implements Edges {}

  /** Values that JSON writes as arrays. */
  @Union(discriminator = Union.NONE)
  sealed interface Mark {
    @Tuple
    record Pair(String first, String second) implements Mark {}

    @Unwrapped
    record Names(@NotEmpty Set<String> values) implements Mark {}
  }
}
