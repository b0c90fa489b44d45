package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeDescriptor.Context;
import dev.singlet.model.AttributeDescriptor.Stamp;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.change.Keeping;

/** The values that the writes of a program fill in. */
record FilledIn(Side program) {

  /** Returns whether the program writes an attribute as a time of the item. */
  boolean writes(AttributeDescriptor attribute) {
    StampsDescriptor stamps = program.table().stamps(program.entity());
    return (attribute.stamp() == Stamp.CREATED && attribute.name().equals(stamps.created()))
        || (attribute.stamp() == Stamp.MODIFIED && attribute.name().equals(stamps.modified()));
  }

  /** Returns the effect of writes of the program on a component that another program fills in. */
  Keeping fills(AttributeDescriptor other) {
    return other.isFilledIn() && !other.isOfCreation() && !writes(other)
        ? Keeping.LEAVES_STALE
        : Keeping.KEEPS;
  }

  /** Returns the effect of writes of the program, which doesn't know an attribute. */
  Keeping keeps(AttributeDescriptor unknown, boolean keepsOthers) {
    if (!unknown.onlyInKey().isEmpty() || writes(unknown)) {
      return Keeping.KEEPS;
    }
    Keeping filled = fills(unknown);
    return filled == Keeping.KEEPS && !keepsOthers ? Keeping.ERASES : filled;
  }

  /** Returns the source of a value that writes fill in; empty for none. */
  static String describe(AttributeDescriptor attribute) {
    Context context = attribute.context();
    if (context != null) {
      return context.source() + (context.isOfCreation() ? " of the first write" : "");
    }
    return attribute.stamp() == null ? "" : attribute.stamp().toString();
  }
}
