package dev.singlet.change.plan;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import java.util.List;

/**
 * The steps in which a changed model is rolled out, so that no item is lost, no query misses items,
 * and older programs may run as long as it says.
 *
 * <pre>{@code
 * Plan plan = Plan.of(List.of(new ModelInUse("recorded model 7", before)), after, Stock.UNKNOWN);
 * System.out.println(plan);
 * }</pre>
 *
 * <p>It has at most two releases, and the last one is the model as it is. If there are two, release
 * 1 is the model, too, except for what its step says: parts that keep their old form, and parts
 * that nothing uses yet.
 *
 * @param table the interface of the table, by its qualified name
 * @param compared the models that the changed one is compared with, by their names
 * @param changes all changes, each once, in the order of their codes
 * @param cheaper ways that need fewer steps, for some changes
 * @param steps the steps in their order; none if nothing has changed
 */
public record Plan(
    String table,
    List<String> compared,
    List<ModelChange> changes,
    List<CheaperWay> cheaper,
    List<PlanStep> steps) {

  /**
   * Copies the lists.
   *
   * @param table the interface of the table
   * @param compared the models that the changed one is compared with
   * @param changes all changes
   * @param cheaper ways that need fewer steps
   * @param steps the steps in their order
   */
  public Plan {
    compared = List.copyOf(compared);
    changes = List.copyOf(changes);
    cheaper = List.copyOf(cheaper);
    steps = List.copyOf(steps);
  }

  /**
   * Returns the plan for a changed model.
   *
   * @param inUse the models of programs that run and of items that are stored
   * @param after the changed model
   * @param stock what the table holds, for estimates
   * @return the plan
   */
  public static Plan of(List<ModelInUse> inUse, TableDescriptor after, Stock stock) {
    return new Planning(inUse, after, stock).plan();
  }

  /**
   * Returns the plan as text for a terminal.
   *
   * @return lines, each with its end
   */
  @Override
  public String toString() {
    return PlanText.of(this);
  }
}
