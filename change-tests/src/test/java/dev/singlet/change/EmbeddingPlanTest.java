package dev.singlet.change;

import static dev.singlet.change.Values.model;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.change.plan.Stock;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plans of models with vectors, beside other changes. */
class EmbeddingPlanTest {

  private static final String VECTOR = "@EmbeddingOf(%s) @Nullable List<Float> vector";
  private static final String OF_TITLE = VECTOR.formatted("\"title\"");
  private static final String OF_BOTH = VECTOR.formatted("{\"title\", \"body\"}");

  @TempDir Path classes;

  private List<PlanStep> steps(String before, String after) {
    Models models = new Models(List.of(before, after), classes);
    return Plan.of(
            List.of(new ModelInUse("the old model", models.descriptor(before))),
            models.descriptor(after),
            Stock.UNKNOWN)
        .steps();
  }

  /** As the recipe of semantic search has it. */
  @Test
  void aVectorAndItsIndexAreFilledBeforeSearches() {
    String plain = "@Entity @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")";
    String searched =
        plain
            + " @LinkedKey(name = \"similar\", index = \"ByText\", partition = \"USERS\","
            + " when = \"vector exists\")";
    String index =
        ", indexes = @Index(value = \"ByText\", type = IndexType.VECTOR, vector = \"vector\","
            + " dimensions = 3)";

    List<PlanStep> steps =
        steps(
            Examples.shop("", plain, "String id, String title"),
            Examples.shop(index, searched, "String id, String title, " + OF_TITLE));

    assertThat(steps)
        .extracting(PlanStep::action)
        .containsExactly(
            Action.CREATE_INDEX,
            Action.DEPLOY,
            Action.WAIT,
            Action.WRITE_AGAIN,
            Action.COMPARE,
            Action.MAKE_VECTORS,
            Action.DEPLOY);
    assertThat(steps.get(1).details())
        .contains(
            "Don't set User.vector.",
            "Don't rely on User.vector: the old program changes a source and leaves the vector.");
    assertThat(steps.get(5).details())
        .startsWith("Make User.vector from title for each item, also for one that has it.");
  }

  @Test
  void aSourceThatIsNewRemovesVectorsWhenItIsSet() {
    List<PlanStep> steps =
        steps(
            model("String title, " + OF_TITLE),
            model("String title, @Nullable String body, " + OF_BOTH));

    assertThat(steps.get(0).details())
        .contains(
            "Stored values of User.vector stay as they were made. An update that sets a new source"
                + " removes the vector, unless it sets both. Keep each name in @EmbeddingOf whose"
                + " component is kept.");
  }

  /** Release 1 lacks the component, so it must not be named. */
  @Test
  void aFirstVersionKeepsTheSourcesToo() {
    String before = model("String title, " + OF_TITLE);
    String migrate =
        "@Migrate(from = 1) static Map<String, AttributeValue> first(Map<String, AttributeValue>"
            + " item) { return item; }";
    String after =
        model("", "String title, @Nullable String body, " + OF_BOTH, migrate)
            .replace("@Entity", "@Entity(schemaVersion = 2)");

    List<PlanStep> steps = steps(before, after);

    assertThat(steps.get(0).details())
        .contains("Keep @EmbeddingOf of User.vector as it was: title.");
    assertThat(steps.get(steps.size() - 1).details())
        .contains("Before you rely on User.vector, make it from its sources for each item.");
  }
}
