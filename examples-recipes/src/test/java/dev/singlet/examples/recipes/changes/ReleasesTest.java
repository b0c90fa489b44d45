package dev.singlet.examples.recipes.changes;

import static dev.singlet.change.plan.Action.COMPARE;
import static dev.singlet.change.plan.Action.CREATE_INDEX;
import static dev.singlet.change.plan.Action.DEPLOY;
import static dev.singlet.change.plan.Action.MOVE;
import static dev.singlet.change.plan.Action.RESERVE;
import static dev.singlet.change.plan.Action.STOP;
import static dev.singlet.change.plan.Action.WAIT;
import static dev.singlet.change.plan.Action.WRITE_AGAIN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.PlanStep;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler refuses each change in one step. The recipes take the steps of the plans. */
class ReleasesTest {

  private static final List<Action> TWO_RELEASES = List.of(DEPLOY, WAIT, DEPLOY);
  private static final List<Action> STOPPED = List.of(STOP, MOVE, COMPARE, DEPLOY);

  private static final Map<String, List<Action>> STEPS =
      Map.of(
          "authors", List.of(CREATE_INDEX, DEPLOY, WAIT, WRITE_AGAIN, COMPARE, DEPLOY),
          "emails", List.of(DEPLOY, WAIT, RESERVE, COMPARE, DEPLOY),
          "names", TWO_RELEASES,
          "statuses", TWO_RELEASES,
          "fullnames", TWO_RELEASES,
          "padding", STOPPED,
          "tenants", STOPPED,
          "comments", STOPPED);

  static Set<String> changes() {
    return STEPS.keySet();
  }

  @ParameterizedTest
  @MethodSource("changes")
  void theChangeIsRefusedAndThePlanHasItsSteps(String change) {
    ChangedModel changed = new ChangedModel(change, "Before", "After");

    assertThat(changed.errors()).isNotEmpty();
    assertThat(changed.plan(1, 1).steps())
        .extracting(PlanStep::action)
        .isEqualTo(STEPS.get(change));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void theReleasedModelIsNotRefused(String change) {
    ChangedModel released = new ChangedModel(change, "After", "After");

    assertThat(released.errors()).isEmpty();
    assertThat(released.plan(1, 1).steps()).isEmpty();
  }

  @Test
  void neitherReleaseWithOtherNamesIsRefused() {
    assertThat(new ChangedModel("names", "Before", "Between").errors()).isEmpty();
    assertThat(new ChangedModel("names", "Between", "After").errors()).isEmpty();
  }

  @Test
  void theFirstVersionIsNotRefusedAndTheNextOneMustBeAccepted() {
    assertThat(new ChangedModel("fullnames", "Before", "Between").errors()).isEmpty();
    assertThat(new ChangedModel("fullnames", "Between", "After").errors().get(0))
        .startsWith("[SGC0310] User: the schema version is raised (1 -> 2).")
        .contains("it refuses newer items, and loses none.");
  }
}
