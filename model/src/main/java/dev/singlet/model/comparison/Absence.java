package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.change.Reading;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The reads of a component that an item lacks. */
final class Absence implements Direction<AttributeDescriptor> {

  static final Absence INSTANCE = new Absence();

  private Absence() {}

  @Override
  public Reading reads(AttributeDescriptor reader, AttributeDescriptor writer, boolean isStored) {
    return canBeLacking(writer, isStored) ? ofLacking(reader, writer.initial()) : Reading.SAME;
  }

  /**
   * Returns the reads of items that lack the component.
   *
   * @param other the default that another program reads in them; null for none
   */
  static Reading ofLacking(AttributeDescriptor reader, @Nullable DefaultDescriptor other) {
    if (!acceptsLacking(reader)) {
      return Reading.FAILS;
    }
    return areRead(reader.initial(), other) ? Reading.SAME : Reading.OTHER_VALUES;
  }

  /** Returns whether items without the component are read as the same value by two defaults. */
  static boolean areRead(@Nullable DefaultDescriptor one, @Nullable DefaultDescriptor other) {
    return Objects.equals(ofReads(one), ofReads(other));
  }

  private static @Nullable DefaultDescriptor ofReads(@Nullable DefaultDescriptor initial) {
    return initial == null
        ? null
        : new DefaultDescriptor(initial.kind(), initial.text(), initial.components(), false);
  }

  /** Returns whether an item without the component can be read. */
  static boolean acceptsLacking(AttributeDescriptor attribute) {
    return isMadeInReads(attribute.initial())
        || attribute.isNullable()
        || !attribute.wrapper().isEmpty()
        || attribute.type().isSet()
        || attribute.keepsOthers()
        || attribute.stamp() == AttributeDescriptor.Stamp.VERSION;
  }

  /** Returns whether reads make the default of an item that lacks the value. */
  private static boolean isMadeInReads(@Nullable DefaultDescriptor initial) {
    return initial != null
        && initial.kind() != DefaultDescriptor.Kind.NOW
        && initial.kind() != DefaultDescriptor.Kind.ID;
  }

  /** Returns whether items of a writer can lack the component. Defaults fill in older items. */
  static boolean canBeLacking(AttributeDescriptor writer, boolean isStored) {
    return writer.isNullable()
        || !writer.wrapper().isEmpty()
        || (isStored && isMadeInReads(writer.initial()));
  }
}
