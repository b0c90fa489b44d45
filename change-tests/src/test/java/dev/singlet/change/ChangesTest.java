package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Stock;
import dev.singlet.change.recorded.GateSettings;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.ModelChanges;
import dev.singlet.model.change.TableStep;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answers for a change are what programs of both models are seen to do on one table. */
class ChangesTest {

  private static Models models;

  @BeforeAll
  static void compile(@TempDir Path folder) {
    List<String> bodies =
        examples().flatMap(each -> Stream.of(each.before(), each.after())).distinct().toList();
    models = new Models(bodies, folder);
  }

  static Stream<Example> examples() {
    return Examples.all().stream();
  }

  static Stream<Example> tried() {
    return Examples.some().stream();
  }

  @ParameterizedTest
  @MethodSource("tried")
  void theAnswersAreWhatHappens(Example example) {
    ModelChanges changes = changes(example);
    Answers claimed = changes.answers();

    Answers seen = Oracle.seen(models, example);

    Set<ChangeKind> kinds =
        changes.all().stream()
            .map(ModelChange::kind)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(kinds).isEqualTo(new TreeSet<>(example.kinds()));
    Answers ofItems = Oracle.ofItems(claimed);
    if (example.unseen().isEmpty()) {
      assertThat(seen).as(changes.toString()).isEqualTo(ofItems);
    } else {
      assertThat(seen.and(ofItems)).as("no claim of safety is wrong").isEqualTo(ofItems);
      assertThat(seen).as("all is seen").isNotEqualTo(ofItems);
    }
  }

  static Stream<Example> ofTables() {
    return tried().filter(example -> !example.isOfVectors());
  }

  @ParameterizedTest
  @MethodSource("ofTables")
  void theTableNeedsWhatIsClaimed(Example example) {
    TableStep claimed = changes(example).answers().table();

    TableStep seen =
        TableObservation.step(
            models.descriptor(example.before()),
            models.schema(example.before()),
            models.descriptor(example.after()),
            models.schema(example.after()));

    assertThat(seen).as(changes(example).toString()).isEqualTo(claimed);
  }

  @Test
  void eachWrongAnswerWouldBeFound() {
    assertThat(FlippedAnswers.notFound(Examples.all(), ChangesTest::changes))
        .containsExactlyElementsOf(FlippedAnswers.NOT_FOUND);
  }

  @Test
  void eachKindOfChangeHasAnExample() {
    Set<ChangeKind> shown =
        examples().flatMap(each -> each.kinds().stream()).collect(Collectors.toSet());

    assertThat(shown).contains(ChangeKind.values());
  }

  /** {@code -Dpage.record} writes the page. */
  @Test
  void thePageHasTheAnswers() throws IOException {
    Path file = Path.of("../docs/reference/changes.md");
    String page =
        ChangesPage.of(
            Examples.all(), ChangesTest::changes, ChangesTest::refusals, ChangesTest::plan);
    if (System.getProperty("page.record") != null) {
      Files.writeString(file, page);
    }

    assertThat(file).content().isEqualTo(page);
  }

  private static ModelChanges changes(Example example) {
    TableDescriptor before = models.descriptor(example.before());
    return ModelComparison.between(before, models.descriptor(example.after()));
  }

  private static Plan plan(Example example) {
    TableDescriptor before = models.descriptor(example.before());
    return Plan.of(
        List.of(new ModelInUse("the old model", before)),
        models.descriptor(example.after()),
        Stock.UNKNOWN);
  }

  private static List<Refusal> refusals(Example example) {
    List<TableDescriptor> before = List.of(models.descriptor(example.before()));
    RecordedModel recorded = new RecordedModel(1, before, List.of(), GateSettings.DEFAULT);
    return Gate.refusals(recorded, models.descriptor(example.after()));
  }
}
