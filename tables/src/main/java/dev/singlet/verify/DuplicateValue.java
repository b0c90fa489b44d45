package dev.singlet.verify;

import dev.singlet.value.PrimaryKey;
import java.io.Serializable;
import java.util.Objects;

/**
 * A unique value that two items have. {@link #toString} says so, with {@code ***} for sensitive
 * values.
 *
 * @param component the entity and the component, such as {@code Member.email}
 * @param item the key of the item that the value is not reserved for
 * @param holder the key of the item that it is reserved for
 * @param text the value and both keys, as far as they may be shown
 */
public record DuplicateValue(String component, PrimaryKey item, PrimaryKey holder, String text)
    implements Serializable {

  /**
   * Refuses null.
   *
   * @param component the entity and the component
   * @param item the key of the item that the value is not reserved for
   * @param holder the key of the item that it is reserved for
   * @param text the value and both keys
   */
  public DuplicateValue {
    Objects.requireNonNull(component, "component");
    Objects.requireNonNull(item, "item");
    Objects.requireNonNull(holder, "holder");
    Objects.requireNonNull(text, "text");
  }

  /** Returns the text. The keys are not in it if a report may not show them. */
  @Override
  public String toString() {
    return text;
  }
}
