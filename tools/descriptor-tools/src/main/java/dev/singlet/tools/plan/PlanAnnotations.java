package dev.singlet.tools.plan;

import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A plan as commands of GitHub's workflows: an error for a change that can't be rolled out as it
 * is, a warning for one that needs more than a deploy, a notice for each other one.
 *
 * @see <a
 *     href="https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands">Workflow
 *     commands</a>
 */
final class PlanAnnotations {

  private PlanAnnotations() {}

  static String of(Plan plan, SourcePlaces sources) {
    return plan.changes().stream()
        .map(change -> annotation(plan, change, sources))
        .collect(Collectors.joining());
  }

  private static String annotation(Plan plan, ModelChange change, SourcePlaces sources) {
    List<PlanStep> steps =
        plan.steps().stream().filter(step -> step.changes().contains(change)).toList();
    boolean isImpossible = steps.stream().anyMatch(each -> each.action() == Action.CHANGE_MODEL);
    String level =
        isImpossible ? "error" : Strictness.FULL.accepts(change.answers()) ? "notice" : "warning";
    String place =
        sources
            .of(plan.table(), change)
            .map(each -> "file=" + property(each.file()) + ",line=" + each.line() + ",")
            .orElse("");
    String todo =
        steps.stream()
            .map(step -> "\n" + (plan.steps().indexOf(step) + 1) + ". " + step.title())
            .collect(Collectors.joining());
    return "::"
        + level
        + " "
        + place
        + "title="
        + property(change.id())
        + "::"
        + data(change + todo)
        + "\n";
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
