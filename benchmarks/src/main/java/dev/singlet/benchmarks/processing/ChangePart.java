package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.Part;
import dev.singlet.benchmarks.report.Environment;
import dev.singlet.benchmarks.report.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The cost of a recorded model for the annotation processor, and of a plan. */
public final class ChangePart implements Part {

  @Override
  public String name() {
    return "change";
  }

  @Override
  public void measure(Effort effort, Report report) throws Exception {
    boolean isFull = effort == Effort.FULL;
    List<Double> ratios =
        isFull
            ? printed(RecordedModelCost.class, 3, 100, 12, 15)
            : printed(RecordedModelCost.class, 1, 10, 0, 1);
    List<Double> plans = isFull ? printed(PlanCost.class, 5, 500) : printed(PlanCost.class, 1, 10);
    report.section(
        name(), Environment.text() + "\n\n" + recorded(ratios) + "\n\n" + planned(plans) + "\n");
  }

  /** Runs a program several times, and returns the sorted numbers that it prints. */
  private static List<Double> printed(Class<?> main, int forks, int... arguments)
      throws IOException, InterruptedException {
    List<String> texts = Arrays.stream(arguments).mapToObj(String::valueOf).toList();
    List<Double> numbers = new ArrayList<>();
    for (int fork = 0; fork < forks; fork++) {
      Jvm.run(main, texts).stream().map(Double::parseDouble).forEach(numbers::add);
    }
    return numbers.stream().sorted().toList();
  }

  private static String recorded(List<Double> ratios) {
    return String.format(
        Locale.ROOT,
        "With a recorded model of 100 entities, processing takes %.3f of the time without one"
            + " (median of %d runs in turns; half of them are from %.3f to %.3f).",
        ratios.get(ratios.size() / 2),
        ratios.size(),
        ratios.get(ratios.size() / 4),
        ratios.get(ratios.size() * 3 / 4));
  }

  private static String planned(List<Double> plans) {
    return String.format(
        Locale.ROOT,
        "A plan for a table of 500 entities, each with a change, takes %.1f s in a fresh JVM (median"
            + " of %d; from %.1f to %.1f s).",
        plans.get(plans.size() / 2),
        plans.size(),
        plans.get(0),
        plans.get(plans.size() - 1));
  }
}
