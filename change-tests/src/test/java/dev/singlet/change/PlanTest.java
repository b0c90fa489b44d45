package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.change.plan.Stock;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that the plan of each example of a change keeps. */
class PlanTest {

  private static final Set<Action> WORK =
      EnumSet.of(Action.WRITE_AGAIN, Action.SET_VALUES, Action.RESERVE, Action.MARK, Action.MOVE);

  private static Map<Example, Plan> plans;

  @BeforeAll
  static void examplesArePlanned(@TempDir Path classes) {
    List<Example> examples = Examples.some();
    Models models =
        new Models(
            examples.stream()
                .flatMap(each -> Stream.of(each.before(), each.after()))
                .distinct()
                .toList(),
            classes);
    plans =
        examples.stream()
            .collect(
                Collectors.toMap(
                    example -> example,
                    example ->
                        Plan.of(
                            List.of(
                                new ModelInUse(
                                    "the old model", models.descriptor(example.before()))),
                            models.descriptor(example.after()),
                            Stock.UNKNOWN)));
  }

  private static int first(Plan plan, Action action) {
    for (int i = 0; i < plan.steps().size(); i++) {
      if (plan.steps().get(i).action() == action) {
        return i;
      }
    }
    return -1;
  }

  private static int last(Plan plan, Action action) {
    int last = -1;
    for (int i = 0; i < plan.steps().size(); i++) {
      last = plan.steps().get(i).action() == action ? i : last;
    }
    return last;
  }

  private static boolean isRefused(ModelChange change) {
    return !Strictness.FULL.accepts(change.answers());
  }

  private static List<PlanStep> steps(Plan plan, ModelChange change) {
    return plan.steps().stream().filter(step -> step.changes().contains(change)).toList();
  }

  private static boolean hasStep(Plan plan, ModelChange change, Set<Action> actions) {
    return steps(plan, change).stream().anyMatch(step -> actions.contains(step.action()));
  }

  @Test
  void eachChangeHasAStep() {
    plans.forEach(
        (example, plan) ->
            assertThat(plan.changes())
                .as(example.name())
                .allSatisfy(
                    change -> assertThat(steps(plan, change)).as(change.id()).isNotEmpty()));
  }

  @Test
  void aChangeThatIsNotRefusedNeedsNoMoreThanADeployAndTheTable() {
    plans.forEach(
        (example, plan) -> {
          if (plan.changes().stream().noneMatch(PlanTest::isRefused)) {
            assertThat(plan.steps())
                .as(example.name())
                .extracting(PlanStep::action)
                .isSubsetOf(Action.DEPLOY, Action.CREATE_INDEX, Action.SET_TIME_TO_LIVE);
          }
        });
  }

  @Test
  void aRefusedChangeIsNotJustDeployed() {
    plans.forEach(
        (example, plan) -> {
          for (ModelChange change : plan.changes()) {
            if (isRefused(change)) {
              assertThat(steps(plan, change))
                  .as(example.name() + ": " + change)
                  .anyMatch(step -> step.action() != Action.DEPLOY || !step.details().isEmpty());
            }
          }
        });
  }

  @Test
  void whatMissesItemsIsCompleteBeforeTheLastRelease() {
    plans.forEach(
        (example, plan) -> {
          for (ModelChange change : plan.changes()) {
            boolean isPlanned = !hasStep(plan, change, EnumSet.of(Action.CHANGE_MODEL));
            if (isPlanned && !change.answers().incomplete().isEmpty()) {
              assertThat(hasStep(plan, change, WORK)).as(example.name() + ": " + change).isTrue();
            }
          }
        });
  }

  @Test
  void storedItemsAreWorkedOnBetweenTheReleasesAndThenCompared() {
    plans.forEach(
        (example, plan) -> {
          for (Action action : WORK) {
            if (last(plan, action) >= 0) {
              assertThat(last(plan, action))
                  .as(example.name())
                  .isLessThan(last(plan, Action.COMPARE))
                  .isLessThan(last(plan, Action.DEPLOY));
            }
          }
        });
  }

  @Test
  void vectorsAreMadeWhenNoProgramLeavesThem() {
    plans.forEach(
        (example, plan) -> {
          if (last(plan, Action.MAKE_VECTORS) >= 0) {
            assertThat(last(plan, Action.MAKE_VECTORS))
                .as(example.name())
                .isGreaterThan(first(plan, Action.WAIT))
                .isGreaterThan(last(plan, Action.COMPARE))
                .isLessThan(last(plan, Action.DEPLOY));
          }
        });
  }

  @Test
  void aReleaseBetweenKnowsTheSourcesOfBothModels() {
    Plan plan =
        plans.entrySet().stream()
            .filter(each -> each.getKey().name().equals("a vector is made of another component"))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow();

    assertThat(plan.steps().get(0).details())
        .containsExactly(
            "Name in @EmbeddingOf of User.vector also what the model of today names: title. Don't"
                + " rely on User.vector: the old program changes a source and leaves the vector.");
    assertThat(plan.steps().get(plan.steps().size() - 1).details())
        .containsExactly(
            "Name in @EmbeddingOf of User.vector only what the new model names. Rely on it.");
  }

  @Test
  void indexesAreCreatedFirstAndDeletedWhenNothingReadsThem() {
    plans.forEach(
        (example, plan) -> {
          boolean isReplaced = first(plan, Action.STOP) >= 0;
          if (!isReplaced && last(plan, Action.CREATE_INDEX) >= 0) {
            assertThat(last(plan, Action.CREATE_INDEX))
                .as(example.name())
                .isLessThan(first(plan, Action.DEPLOY));
          }
          if (!isReplaced && first(plan, Action.DELETE_INDEX) >= 0) {
            assertThat(first(plan, Action.DELETE_INDEX))
                .as(example.name())
                .isGreaterThan(last(plan, Action.WAIT))
                .isGreaterThan(last(plan, Action.DEPLOY));
          }
        });
  }

  /** Items that expire are gone, so a plan begins to delete them when all else is done. */
  @Test
  void theTimeToLiveIsSwitchedOffFirstAndOnLast() {
    plans.forEach(
        (example, plan) -> {
          int step = first(plan, Action.SET_TIME_TO_LIVE);
          if (step >= 0 && plan.steps().get(step).subject().isEmpty()) {
            assertThat(step).as(example.name()).isLessThan(first(plan, Action.DEPLOY));
          } else if (step >= 0) {
            assertThat(step).as(example.name()).isGreaterThan(last(plan, Action.DEPLOY));
          }
        });
    assertThat(plans.values()).anyMatch(plan -> first(plan, Action.SET_TIME_TO_LIVE) >= 0);
  }

  @Test
  void noPlanStopsProgramsIfBothUnderstandEachOther() {
    plans.forEach(
        (example, plan) -> {
          if (first(plan, Action.STOP) >= 0) {
            assertThat(plan.steps().get(first(plan, Action.STOP)).changes())
                .as(example.name())
                .anyMatch(PlanTest::isRefused);
          }
        });
  }
}
