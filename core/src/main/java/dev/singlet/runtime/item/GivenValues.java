package dev.singlet.runtime.item;

import org.jspecify.annotations.Nullable;

/** The values that components get from the context of a write. */
public interface GivenValues {

  /**
   * Returns the value to write.
   *
   * @param component a component that takes its value from the context
   * @param own the value that the record has for it
   * @return null for none
   */
  @Nullable Object of(String component, @Nullable Object own);
}
