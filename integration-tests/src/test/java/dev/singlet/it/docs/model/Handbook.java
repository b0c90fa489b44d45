package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Unwrapped;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Pages whose attributes had other types in older programs. */
@Table(name = "Handbook")
public sealed interface Handbook {

  /** Older items have a text, newer ones a map. */
  @Union(discriminator = Union.NONE)
  public sealed interface Note {

    @Unwrapped
    record Plain(@Size(max = 100) String text) implements Note {}

    record Formatted(String text, String language) implements Note {}
  }

  /** Everything that a foreign program writes. */
  @Union(discriminator = Union.NONE)
  public sealed interface Field {

    @Unwrapped
    record Amount(double value) implements Field {}

    @Unwrapped
    record Flag(boolean value) implements Field {}

    @Unwrapped
    @SuppressWarnings("ArrayRecordComponent")
    record Secret(@Sensitive byte[] value) implements Field {}

    @Unwrapped
    record Tags(@NotEmpty Set<String> values) implements Field {}

    @Unwrapped
    record Many(List<Field> values) implements Field {}

    @Unwrapped
    record Named(Map<String, Field> values) implements Field {}

    enum Mark implements Field {
      OPEN,
      @StoredAs("gone")
      CLOSED {
        @Override
        public String toString() {
          return "closed";
        }
      }
    }
  }

  @Entity
  @LinkedKey(partition = "PAGE#{name}", sort = "PAGE")
  public record Page(String name, @Nullable Note note, List<Note> replies, @Nullable Field field)
      implements Handbook {}
}
