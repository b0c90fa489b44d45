package dev.singlet.model.comparison;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One aspect of a part of a model, and its meaning from one program to another. The answers to both
 * directions are made of it.
 *
 * @param <P> the part
 */
interface Direction<P> {

  /**
   * Returns the reads of a program of what another one writes.
   *
   * @param isStored true for all items of the table, which can also have the forms that the writer
   *     only reads; false for items that the writer writes
   */
  default Reading reads(P reader, P writer, boolean isStored) {
    return Reading.SAME;
  }

  /** Returns the effect of a program's writes on what another one stores. */
  default Keeping keeps(P program, P other) {
    return Keeping.KEEPS;
  }

  /** Returns the answers for a part that is in both models. */
  default Answers answers(P before, P after) {
    return new Answers(
        reads(after, before, true),
        reads(before, after, false),
        List.of(),
        keeps(before, after),
        keeps(after, before),
        TableStep.NONE);
  }

  /** Returns a direction in which both programs read and keep in the same way. */
  static <P extends @Nullable Object> Direction<P> always(Reading reading, Keeping keeping) {
    return new Direction<>() {
      @Override
      public Reading reads(P reader, P writer, boolean isStored) {
        return reading;
      }

      @Override
      public Keeping keeps(P program, P other) {
        return keeping;
      }
    };
  }
}
