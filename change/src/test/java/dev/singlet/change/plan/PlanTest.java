package dev.singlet.change.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.data.Offset.offset;

import dev.singlet.change.ShopModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plans, their order and their estimates. */
class PlanTest {

  private static final TableDescriptor FIRST = ShopModel.of("User: id, mail?");
  private static final TableDescriptor WITH_PHONE = ShopModel.of("User: id, mail?, phone?");
  private static final TableDescriptor REQUIRED = ShopModel.of("User: id, mail");

  private static Plan plan(TableDescriptor after, Stock stock, TableDescriptor... inUse) {
    List<ModelInUse> models =
        List.of(inUse).stream()
            .map(each -> new ModelInUse("model " + (List.of(inUse).indexOf(each) + 1), each))
            .toList();
    return Plan.of(models, after, stock);
  }

  private static Stock stock(Amount users) {
    return new Stock(
        List.of(new EntityStock("User", users, 1_500), new EntityStock("Cart", Amount.of(10), 100)),
        new Tariff(100, 50, 0.125, 0.625, "USD"));
  }

  @Test
  void theSameModelNeedsNoSteps() {
    assertThat(plan(FIRST, Stock.UNKNOWN, FIRST))
        .hasToString("app.Shop: nothing has changed since model 1.\n");
  }

  @Test
  void aPlanSaysForEachStepWhyWhoMayRunAndTheWayBack() {
    assertThat(plan(WITH_PHONE, Stock.UNKNOWN, FIRST))
        .hasToString(
            """
            app.Shop: 1 change since model 1, 3 steps.
            - SGC0401 User.phone: a component is added (none -> java.lang.String)

            1. Deploy release 1 everywhere: the new model, but with what stands here.
               - Don't set User.phone.
               Why: It understands what release 2 writes, and the programs that run today understand it.
               May run: programs that run today and of release 1.
               Way back: The programs that run today can come back at any time.
               For: SGC0401 User.phone

            2. Wait until the last program that runs today has ended.
               - Think of functions that are kept warm, of jobs, and of other environments on the same table. mvn singlet:deployed -Dsinglet.list lists the models that were announced on the table (docs/operate/models-in-use.md).
               Why: Its writes don't know the new model, and undo the next steps.
               May run: programs of release 1 only.
               Way back: The programs that run today can come back at any time. Then wait again, and repeat the steps after this one.
               For: SGC0401 User.phone

            3. Deploy release 2 everywhere: the model as it is.
               - Set User.phone.
               Why: All items have what it relies on, and all programs that run understand it.
               May run: programs of release 1 and of release 2.
               Way back: Release 1 can come back at any time. The programs before it can't, once release 2 has written.
               For: SGC0401 User.phone
            """);
  }

  @Test
  void storedItemsAreWorkedOnWhenNoOldProgramRuns() {
    assertThat(plan(REQUIRED, Stock.UNKNOWN, FIRST).steps())
        .extracting(PlanStep::action, PlanStep::running)
        .containsExactly(
            tuple(Action.DEPLOY, Running.OLD_AND_FIRST),
            tuple(Action.WAIT, Running.FIRST),
            tuple(Action.SET_VALUES, Running.FIRST),
            tuple(Action.COMPARE, Running.FIRST),
            tuple(Action.DEPLOY, Running.FIRST_AND_SECOND));
  }

  @Test
  void allModelsInUseCount() {
    assertThat(plan(REQUIRED, Stock.UNKNOWN, FIRST, WITH_PHONE).changes())
        .extracting(ModelChange::id)
        .containsExactly("SGC0402 User.phone", "SGC0408 User.mail");
  }

  @Test
  void aRenamedComponentIsAsked() {
    assertThat(plan(ShopModel.of("User: id, email?"), Stock.UNKNOWN, FIRST).cheaper())
        .extracting(CheaperWay::way)
        .containsExactly(
            "If it is mail under another name: Rename it in two releases. In this one:"
                + " @Attribute(value = \"email\", aliases = \"mail\", writes = \"mail\"). In the"
                + " next one, without writes.");
  }

  /** A scan takes half a read unit for 4 KB of all items, and a put of 1,500 bytes 2 units. */
  @Test
  void workIsEstimatedFromTheStock() {
    Plan plan = plan(REQUIRED, stock(Amount.of(1_000_000)), FIRST);

    Estimate estimate = plan.steps().get(2).estimate();

    assertThat(estimate).isNotNull();
    assertThat(estimate.readUnits().value()).isCloseTo(1_500_001_000.0 / 8192, offset(1.0));
    assertThat(estimate.writeUnits()).isEqualTo(Amount.of(2_000_000));
    assertThat(estimate.duration()).isEqualTo(Duration.ofSeconds(40_000));
    assertThat(estimate)
        .hasToString("1,000,000 items, 183,106 read units, 2,000,000 write units, 11 h, 1.27 USD");
    assertThat(plan.steps().get(3).estimate())
        .hasToString("1,000,000 items, 183,106 read units, 30 min, 0.02 USD");
  }

  @Test
  void anEstimateFromASampleHasItsMargin() {
    Plan plan = plan(REQUIRED, stock(new Amount(1_234_567, 41_234)), FIRST);

    assertThat(plan.steps().get(3).estimate().items()).hasToString("1,240,000 ± 50,000");
  }

  @Test
  void nothingIsEstimatedIfNothingIsKnown() {
    assertThat(plan(REQUIRED, Stock.UNKNOWN, FIRST).steps())
        .allSatisfy(step -> assertThat(step.estimate()).isNull());
  }
}
