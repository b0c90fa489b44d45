package dev.singlet.change.gate;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import java.util.List;

/** Ways to change the type of a value. */
final class ValueWays {

  private static final String BOTH =
      "Keep it, and add another component with the new form. Write both, read the new one when all"
          + " items have it, and remove the old one after that.";
  private static final String VERSION =
      "Or raise the schemaVersion of the entity, and make the new form in a @Migrate method.";

  private static final String AGAIN =
      "Accept it, and run the backfill when the last old program has ended"
          + " (docs/operate/backfill.md): until then, both forms are stored.";

  private ValueWays() {}

  static List<WayOut> of(ModelChange change) {
    return switch (change.kind()) {
      case CONSTANT_ADDED, VARIANT_ADDED ->
          List.of(
              WayOut.of(
                  "Accept it if nothing writes it before the last old program has ended: that program"
                      + " can't read it."));
      case CONSTANT_REMOVED ->
          List.of(
              WayOut.instead(
                  "Keep "
                      + change.before()
                      + ". If it only has another name in Java, keep its text by @StoredAs."),
              WayOut.of("Accept it if no item has it."));
      case VARIANT_REMOVED ->
          List.of(WayOut.of("Keep it."), WayOut.of("Accept it if no item has it."));
      case NULL_ELEMENTS ->
          List.of(
              WayOut.of(
                  change.answers().newReadsOld() == Reading.SAME
                      ? "Accept it if nothing writes null before the last old program has ended."
                      : "Accept it if no item has null there."));
      default ->
          areAllRead(change.answers())
              ? List.of(WayOut.of(AGAIN))
              : List.of(WayOut.instead(BOTH), WayOut.instead(VERSION));
    };
  }

  private static boolean areAllRead(Answers answers) {
    return answers.newReadsOld() == Reading.SAME && answers.oldReadsNew() == Reading.SAME;
  }
}
