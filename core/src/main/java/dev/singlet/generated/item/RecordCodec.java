package dev.singlet.generated.item;

import java.util.Set;

/** Stores a record as M. Implemented by generated code. */
public interface RecordCodec<T> extends ValueCodec<T>, ComponentChecks {

  /**
   * Writes the defaults of lists, maps and records that are made of nothing else; this one writes
   * none.
   */
  default void writeDefaults(ItemWriter record) {}

  /** The lists, maps and records whose defaults are made of other components. */
  default Set<String> defaultsMadeOfOthers() {
    return Set.of();
  }
}
