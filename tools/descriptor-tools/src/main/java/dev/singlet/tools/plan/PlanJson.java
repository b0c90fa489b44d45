package dev.singlet.tools.plan;

import dev.singlet.change.plan.Amount;
import dev.singlet.change.plan.Estimate;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.json.JsonMembers;
import java.util.Map;

/** A plan as JSON. */
final class PlanJson {

  private PlanJson() {}

  static String of(Plan plan) {
    return JsonText.of(
        new JsonMembers()
            .put("table", plan.table())
            .put("compared", plan.compared())
            .put("changes", plan.changes().stream().map(PlanJson::change).toList())
            .put(
                "cheaper",
                plan.cheaper().stream()
                    .map(
                        each ->
                            new JsonMembers()
                                .put("change", each.change().id())
                                .put("way", each.way())
                                .all())
                    .toList())
            .put("steps", plan.steps().stream().map(PlanJson::step).toList())
            .all());
  }

  private static Map<String, Object> change(ModelChange change) {
    Answers answers = change.answers();
    return new JsonMembers()
        .put("id", change.id())
        .put("code", change.kind().code())
        .put("title", change.kind().title())
        .putIf(!change.entity().isEmpty(), "entity", change.entity())
        .putIf(!change.member().isEmpty(), "member", change.member())
        .putIf(!change.before().isEmpty(), "before", change.before())
        .putIf(!change.after().isEmpty(), "after", change.after())
        .put("newReadsOld", answers.newReadsOld().name())
        .put("oldReadsNew", answers.oldReadsNew().name())
        .put("incomplete", answers.incomplete())
        .put("oldWrites", answers.oldWrites().name())
        .put("newWrites", answers.newWrites().name())
        .put("tableStep", answers.table().name())
        .put("wayBack", answers.wayBack().name())
        .all();
  }

  private static Map<String, Object> step(PlanStep step) {
    JsonMembers members =
        new JsonMembers()
            .put("action", step.action().name())
            .putIf(!step.subject().isEmpty(), "subject", step.subject())
            .put("title", step.title())
            .put("details", step.details())
            .put("why", step.why())
            .put("running", step.running().name())
            .put("wayBack", step.wayBack())
            .put("changes", step.changes().stream().map(ModelChange::id).toList());
    Estimate estimate = step.estimate();
    if (estimate != null) {
      members.put("estimate", estimate(estimate));
    }
    return members.all();
  }

  private static Map<String, Object> estimate(Estimate estimate) {
    return new JsonMembers()
        .put("items", amount(estimate.items()))
        .put("readUnits", amount(estimate.readUnits()))
        .put("writeUnits", amount(estimate.writeUnits()))
        .put("seconds", estimate.duration().toSeconds())
        .putIf(estimate.cost().value() > 0, "cost", amount(estimate.cost()))
        .putIf(estimate.cost().value() > 0, "currency", estimate.tariff().currency())
        .all();
  }

  private static Map<String, Object> amount(Amount amount) {
    return new JsonMembers()
        .put("value", amount.value())
        .putIf(amount.margin() > 0, "margin", amount.margin())
        .all();
  }
}
