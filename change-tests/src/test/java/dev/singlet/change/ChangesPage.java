package dev.singlet.change;

import dev.singlet.change.gate.Refusal;
import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChanges;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The page with the answers for each example. */
final class ChangesPage {

  private static final String HEAD =
      """
      # Changes and what they mean

      A model can change while items are stored and while the program of the old model still runs. This page has each kind
      of change, with examples, and what it means. The examples are run: a program of the old model and one of the new model work on
      one table, and what happens must be what this page says. In rows with ¹, the answers are worse than
      what the items of the example show: other items, or code that the model doesn't show, can have that effect. [Evolution](../model/evolution.md) shows
      how to make a change in steps that lose nothing. The goal and command [`compare`](../operate/tools.md#comparing-models)
      prints the answers for your own models. With a [recorded model](../model/recorded.md), the compiler refuses the changes
      that are not safe. Below each table is the text of one such error, and [the plan](../model/plan.md) of its example.

      | column | answers |
      |---|---|
      | new reads old | Does the new program read the items that are stored? |
      | old reads new | Does the old program read what the new program writes? |
      | finds all | Do the access patterns of the new program find every stored item, and are its unique values reserved? If not, run [the backfill](../operate/backfill.md) before you rely on them. |
      | old writes | What do writes of the old program do to items of the new one? *Erase*: a put erases what it doesn't know. *Stale*: a key of an index, or another value, no longer fits the item. In other items, a put can erase values, too. *Keep all*: neither; a vector can be missing until it is made again. |
      | table | What has to change in the table? |
      | way back | Until when can the old program come back, and read all items? What its writes then erase or leave stale must be written again, as in the first rollout. |

      """;

  private static final Set<Action> TOLD_IN_DETAIL =
      EnumSet.of(Action.DEPLOY, Action.SET_VALUES, Action.MAKE_VECTORS);

  private final StringBuilder page = new StringBuilder(HEAD);
  private final Function<Example, ModelChanges> changes;
  private final Function<Example, List<Refusal>> refusals;
  private final Function<Example, Plan> plans;

  private ChangesPage(
      Function<Example, ModelChanges> changes,
      Function<Example, List<Refusal>> refusals,
      Function<Example, Plan> plans) {
    this.changes = changes;
    this.refusals = refusals;
    this.plans = plans;
  }

  static String of(
      List<Example> examples,
      Function<Example, ModelChanges> changes,
      Function<Example, List<Refusal>> refusals,
      Function<Example, Plan> plans) {
    ChangesPage page = new ChangesPage(changes, refusals, plans);
    for (ChangeKind kind : ChangeKind.values()) {
      page.write(kind, examples);
    }
    return page.page.toString().stripTrailing() + "\n";
  }

  private void write(ChangeKind kind, List<Example> examples) {
    page.append("## ").append(kind.code()).append(": ").append(kind.title()).append("\n\n");
    page.append(
        "| change | new reads old | old reads new | finds all | old writes | table | way back |\n");
    page.append("|---|---|---|---|---|---|---|\n");
    for (Example example : examples) {
      if (example.kinds().contains(kind)) {
        write(example);
      }
    }
    page.append('\n');
    writeRefusal(kind, examples);
  }

  private void writeRefusal(ChangeKind kind, List<Example> examples) {
    Optional<Example> refused =
        examples.stream()
            .sorted(Comparator.comparing(example -> example.kinds().size()))
            .filter(example -> refusal(kind, example).isPresent())
            .findFirst();
    refused.ifPresentOrElse(
        example -> {
          page.append("```\n").append(refusal(kind, example).orElseThrow()).append("\n```\n\n");
          writePlan(plans.apply(example));
        },
        () -> page.append("The compiler refuses no such change.\n\n"));
  }

  private Optional<String> refusal(ChangeKind kind, Example example) {
    return refusals.apply(example).stream()
        .filter(each -> each.change().kind() == kind)
        .map(each -> each.text().replace("\n", "\n  "))
        .findFirst();
  }

  private void writePlan(Plan plan) {
    page.append("The plan of this example:\n\n");
    int number = 1;
    for (PlanStep step : plan.steps()) {
      page.append(number++).append(". ").append(step.title());
      if (TOLD_IN_DETAIL.contains(step.action())) {
        step.details().forEach(detail -> page.append(' ').append(detail));
      }
      page.append('\n');
    }
    page.append('\n');
  }

  private void write(Example example) {
    Answers answers = changes.apply(example).answers();
    List<String> cells =
        List.of(
            text(example.name()) + (example.unseen().isEmpty() ? "" : " ¹"),
            word(answers.newReadsOld()),
            word(answers.oldReadsNew()),
            answers.incomplete().isEmpty() ? "yes" : "no: " + code(answers.incomplete()),
            word(answers.oldWrites()),
            answers.table() == TableStep.NONE ? "" : answers.table().words(),
            answers.wayBack().words());
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** A type argument is text, not an element of HTML. */
  private static String text(String name) {
    return name.replace("<", "\\<");
  }

  private static String code(List<String> names) {
    return "`" + String.join("`, `", names) + "`";
  }

  private static String word(Reading reading) {
    return switch (reading) {
      case SAME -> "yes";
      case OTHER_VALUES -> "other values";
      case FAILS -> "fails";
      case MISSES -> "doesn't find some";
    };
  }

  private static String word(Keeping keeping) {
    return switch (keeping) {
      case KEEPS -> "keep all";
      case ERASES -> "erase";
      case LEAVES_STALE -> "stale";
    };
  }
}
