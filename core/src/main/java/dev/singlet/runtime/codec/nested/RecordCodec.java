package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.ComponentChecks;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.ValueCodec;
import java.util.Set;

/** Stores a record as M. Generated code implements it. */
public interface RecordCodec<T> extends ValueCodec<T>, ComponentChecks {

  /**
   * Writes the defaults of lists, maps and records that don't depend on other components. By
   * default there are none.
   */
  default void writeDefaults(ItemWriter record) {}

  /** Returns the lists, maps and records whose defaults are computed from other components. */
  default Set<String> defaultsMadeOfOthers() {
    return Set.of();
  }
}
