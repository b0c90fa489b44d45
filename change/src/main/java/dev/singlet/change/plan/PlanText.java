package dev.singlet.change.plan;

import java.util.stream.Collectors;

/** A plan as text for a terminal. */
final class PlanText {

  private final StringBuilder text = new StringBuilder();

  private PlanText() {}

  static String of(Plan plan) {
    PlanText text = new PlanText();
    text.write(plan);
    return text.text.toString();
  }

  private void write(Plan plan) {
    String compared = String.join(", ", plan.compared());
    if (plan.steps().isEmpty()) {
      line(plan.table() + ": nothing has changed since " + compared + ".");
      return;
    }
    line(
        plan.table()
            + ": "
            + counted(plan.changes().size(), "change")
            + " since "
            + compared
            + ", "
            + counted(plan.steps().size(), "step")
            + ".");
    plan.changes().forEach(change -> line("- " + change));
    if (!plan.cheaper().isEmpty()) {
      line("");
      line("Other ways, with fewer steps:");
      plan.cheaper().forEach(way -> line("- " + way.change().id() + ": " + way.way()));
    }
    int number = 1;
    for (PlanStep step : plan.steps()) {
      line("");
      line(number++ + ". " + step.title());
      step.details().forEach(detail -> line("   - " + detail));
      line("   Why: " + step.why());
      line("   May run: " + step.running().words() + ".");
      line("   Way back: " + step.wayBack());
      if (step.estimate() != null) {
        line("   Work: " + step.estimate() + ".");
      }
      line(
          "   For: "
              + step.changes().stream().map(each -> each.id()).collect(Collectors.joining(", ")));
    }
  }

  private static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
