package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import java.util.List;

/** The rollout of each kind of change. */
final class Rollouts {

  private Rollouts() {}

  static Rollout of(ModelChange change) {
    if (Strictness.FULL.accepts(change.answers())) {
      return Rollout.atOnce(
          switch (change.kind()) {
            case CONSTRAINTS ->
                "Each program refuses to write values of "
                    + ChangedPart.place(change)
                    + " that its own constraints refuse.";
            case EMBEDDING -> ofVector(change);
            default -> "";
          });
    }
    Rollout rollout = byKind(change);
    List<String> incomplete = change.answers().incomplete();
    if (rollout.form() != Rollout.Form.AT_ONCE || incomplete.isEmpty()) {
      return rollout;
    }
    String all = String.join(", ", incomplete);
    return Rollout.unused("Don't rely on " + all + ".", Work.NONE, "Rely on " + all + ".");
  }

  private static String ofVector(ModelChange change) {
    String place = ChangedPart.place(change);
    return change.before().isEmpty() || change.after().isEmpty()
        ? ""
        : "Stored values of "
            + place
            + " stay as they were made. An update that sets a new source removes the vector, unless"
            + " it sets both. Keep each name in @EmbeddingOf whose component is kept.";
  }

  private static Rollout byKind(ModelChange change) {
    return switch (change.kind().code().substring(0, 5)) {
      case "SGC01", "SGC02" -> TableRollouts.of(change);
      case "SGC03" -> EntityRollouts.of(change);
      case "SGC04" -> ComponentRollouts.of(change);
      case "SGC05" -> ValueRollouts.of(change);
      default -> KeyRollouts.of(change);
    };
  }
}
