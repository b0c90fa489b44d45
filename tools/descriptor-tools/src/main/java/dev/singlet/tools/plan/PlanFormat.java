package dev.singlet.tools.plan;

import dev.singlet.change.plan.Plan;
import java.nio.file.Path;
import java.util.List;

/** The form in which a plan is printed. */
public enum PlanFormat {
  /** Text for a terminal. */
  TEXT {
    @Override
    public String of(Plan plan, List<Path> sources) {
      return plan.toString();
    }
  },
  /** A checklist for the description of a pull request. */
  MARKDOWN {
    @Override
    public String of(Plan plan, List<Path> sources) {
      return PlanMarkdown.of(plan);
    }
  },
  /** JSON for other programs. */
  JSON {
    @Override
    public String of(Plan plan, List<Path> sources) {
      return PlanJson.of(plan);
    }
  },
  /** Commands of GitHub's workflows, which show each change at its line of a pull request. */
  GITHUB {
    @Override
    public String of(Plan plan, List<Path> sources) {
      return PlanAnnotations.of(plan, new SourcePlaces(sources));
    }
  };

  /**
   * Writes a plan.
   *
   * @param plan the plan
   * @param sources the folders of sources, in which changes are looked for
   * @return lines, each with its end
   */
  public abstract String of(Plan plan, List<Path> sources);
}
