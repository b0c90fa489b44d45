package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import java.util.Set;

/** Rollouts of changes of the type of a value. */
final class ValueRollouts {

  private static final Set<String> NUMBERS =
      Set.of(
          "byte",
          "short",
          "int",
          "long",
          "float",
          "double",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.math.BigInteger",
          "java.math.BigDecimal");

  private ValueRollouts() {}

  static Rollout of(ModelChange change) {
    String place = ChangedPart.place(change);
    return switch (change.kind()) {
      case CONSTANT_ADDED, VARIANT_ADDED ->
          Rollout.unused(
              "Don't write " + constant(change.after()) + " in " + place + ".",
              Work.NONE,
              "Write " + constant(change.after()) + " in " + place + ".");
      case CONSTANT_REMOVED, VARIANT_REMOVED ->
          Rollout.between(
              "Keep " + constant(change.before()) + " of " + place + ", and don't write it.",
              Work.SET_VALUES,
              "Give each item another value that has "
                  + constant(change.before())
                  + " in "
                  + place
                  + ".",
              "Remove " + constant(change.before()) + " from " + place + ".");
      case NULL_ELEMENTS -> nullElements(change, place);
      default -> other(change, place);
    };
  }

  /** Returns the name of a constant or a variant, which changes show in brackets. */
  private static String constant(String form) {
    return form.replaceAll("[\\[\\]]", "");
  }

  private static Rollout nullElements(ModelChange change, String place) {
    return change.answers().newReadsOld() == Reading.SAME
        ? Rollout.unused(
            "Write no null in " + place + ".", Work.NONE, "Write null in " + place + ".")
        : Rollout.between(
            "Keep @Nullable at the elements of " + place + ", and write no null.",
            Work.SET_VALUES,
            "Write each item without null that has one in " + place + ".",
            "Remove @Nullable from the elements of " + place + ".");
  }

  /** Both programs read both forms; else the old program must not meet the new form. */
  private static Rollout other(ModelChange change, String place) {
    if (change.answers().newReadsOld() == Reading.SAME
        && change.answers().oldReadsNew() == Reading.SAME) {
      return Rollout.unused(
          "Search nothing by the stored form of " + place + ": items have both forms.",
          Work.WRITE_AGAIN,
          "Search by the stored form of " + place + ".");
    }
    if (change.answers().newReadsOld() == Reading.SAME
        && NUMBERS.contains(change.before())
        && NUMBERS.contains(change.after())) {
      return Rollout.unused(
          "Write no value of " + place + " that " + change.before() + " can't hold.",
          Work.NONE,
          "Write values of " + place + " that only " + change.after() + " can hold.");
    }
    return Rollout.byAnswers(change);
  }
}
