package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import java.util.Set;

/** The names under which a component is stored. */
record Names(EntityDescriptor before, EntityDescriptor after)
    implements Direction<AttributeDescriptor> {

  @Override
  public Reading reads(AttributeDescriptor reader, AttributeDescriptor writer, boolean isStored) {
    Set<String> written = isStored ? AttributePair.names(writer) : Set.of(writer.name());
    if (AttributePair.names(reader).containsAll(written)) {
      return Reading.SAME;
    }
    return Absence.acceptsLacking(reader) ? Reading.OTHER_VALUES : Reading.FAILS;
  }

  /**
   * A program that knows the other name removes it when it writes its own. One that doesn't know it
   * leaves it in an update; a put erases it. If the other program finds no value, keys that were
   * made from the value don't fit the item any more.
   */
  @Override
  public Keeping keeps(AttributeDescriptor program, AttributeDescriptor other) {
    if (!AttributePair.names(other).contains(program.name())) {
      return isMadeFrom(before, other) || isMadeFrom(after, other)
          ? Keeping.LEAVES_STALE
          : Keeping.ERASES;
    }
    return AttributePair.names(program).contains(other.name())
        ? Keeping.KEEPS
        : Keeping.LEAVES_STALE;
  }

  /** Returns whether an index key, a unique value or a computed attribute needs a component. */
  private static boolean isMadeFrom(EntityDescriptor entity, AttributeDescriptor attribute) {
    boolean isInKey =
        Keys.indexKeys(entity).stream()
            .anyMatch(key -> Keys.sources(entity, key).contains(attribute.component()));
    boolean isInUnique =
        entity.unique().stream()
            .anyMatch(unique -> UniqueRules.isMadeFrom(unique, attribute.component()));
    return isInKey
        || isInUnique
        || entity.computed().stream()
            .filter(computed -> !computed.stored().isEmpty())
            .anyMatch(computed -> computed.components().contains(attribute.component()));
  }
}
