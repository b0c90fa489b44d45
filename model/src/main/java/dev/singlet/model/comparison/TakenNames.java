package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import java.util.List;

/**
 * The names of a component that are, or were, names of another one. If an item lacks the component,
 * a program reads the other one in its place.
 *
 * @param before the components of the record in the old model
 * @param after the components of the record in the new model
 */
record TakenNames(List<AttributeDescriptor> before, List<AttributeDescriptor> after)
    implements Direction<AttributeDescriptor> {

  @Override
  public Reading reads(AttributeDescriptor reader, AttributeDescriptor writer, boolean isStored) {
    return isTaken(reader, writer) ? Reading.OTHER_VALUES : Reading.SAME;
  }

  @Override
  public Keeping keeps(AttributeDescriptor program, AttributeDescriptor other) {
    return isTaken(other, program) ? Keeping.LEAVES_STALE : Keeping.KEEPS;
  }

  /** Returns whether a reader's older name is the name of another component of the writer. */
  private boolean isTaken(AttributeDescriptor reader, AttributeDescriptor writer) {
    List<AttributeDescriptor> all = before.contains(writer) ? before : after;
    return Absence.canBeLacking(writer, true)
        && all.stream()
            .filter(each -> !each.equals(writer))
            .anyMatch(each -> reader.aliases().contains(each.name()));
  }

  /** Returns the answers for another name in Java. It can be the name of another component. */
  Answers ofJava(AttributeDescriptor old, AttributeDescriptor present) {
    boolean isOther =
        before.stream()
            .anyMatch(each -> !each.equals(old) && each.component().equals(present.component()));
    Reading reading = isOther ? Reading.OTHER_VALUES : Reading.SAME;
    return Direction.<AttributeDescriptor>always(reading, Keeping.KEEPS).answers(old, present);
  }
}
