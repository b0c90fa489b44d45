package dev.singlet.processor.validate;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.value.Wrapping;
import org.jspecify.annotations.Nullable;

/** The requirement that a component has a value in each stored record. */
final class AlwaysStored {

  private AlwaysStored() {}

  /** Returns the way to a component that is always there; null if it is. */
  static @Nullable String wayTo(AttributeModel attribute) {
    if (attribute.type().declared().isSet() && !attribute.isNeverEmpty()) {
      return "DynamoDB stores no empty set. Annotate it with @NotEmpty.";
    }
    if (attribute.isNullable() || attribute.wrapping() != Wrapping.NONE) {
      return "Make the component one that can't be absent.";
    }
    if (attribute.isHidden()) {
      return "Take hidden = true away.";
    }
    return attribute.initial() == null ? null : "Take its default away.";
  }
}
