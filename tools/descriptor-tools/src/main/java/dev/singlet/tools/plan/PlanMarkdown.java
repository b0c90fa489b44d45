package dev.singlet.tools.plan;

import dev.singlet.change.plan.CheaperWay;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.tools.markdown.MarkdownText;
import java.util.List;
import java.util.stream.Collectors;

/** A plan as a checklist for a pull request. */
final class PlanMarkdown {

  private final StringBuilder text = new StringBuilder();

  private PlanMarkdown() {}

  static String of(Plan plan) {
    PlanMarkdown markdown = new PlanMarkdown();
    markdown.write(plan);
    return markdown.text.toString();
  }

  private void write(Plan plan) {
    String table = plan.table().substring(plan.table().lastIndexOf('.') + 1);
    line("## Rollout of " + MarkdownText.code(table));
    line("");
    String compared =
        plan.compared().stream().map(MarkdownText::plain).collect(Collectors.joining(", "));
    if (plan.steps().isEmpty()) {
      line("Nothing has changed since " + compared + ".");
      return;
    }
    line("Compared with " + compared + ".");
    line("");
    line("| change | from | to | way back |");
    line("|---|---|---|---|");
    plan.changes().forEach(this::write);
    line("");
    writeCheaper(plan.cheaper());
    int number = 1;
    for (PlanStep step : plan.steps()) {
      write(number++, step);
    }
  }

  private void write(ModelChange change) {
    Answers answers = change.answers();
    line(
        "| "
            + MarkdownText.plain(change.heading())
            + " | "
            + MarkdownText.code(change.before())
            + " | "
            + MarkdownText.code(change.after())
            + " | "
            + answers.wayBack().words()
            + " |");
  }

  private void writeCheaper(List<CheaperWay> ways) {
    if (ways.isEmpty()) {
      return;
    }
    line("Other ways, with fewer steps:");
    line("");
    ways.forEach(way -> line("- " + way.change().id() + ": " + MarkdownText.plain(way.way())));
    line("");
  }

  private void write(int number, PlanStep step) {
    line("- [ ] **" + number + ". " + MarkdownText.plain(step.title()) + "**");
    step.details().forEach(detail -> line("  - " + MarkdownText.plain(detail)));
    line("  - Why: " + MarkdownText.plain(step.why()));
    line("  - May run: " + step.running().words() + ".");
    line("  - Way back: " + MarkdownText.plain(step.wayBack()));
    if (step.estimate() != null) {
      line("  - Work: " + step.estimate() + ".");
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
