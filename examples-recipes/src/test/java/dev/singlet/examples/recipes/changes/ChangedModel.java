package dev.singlet.examples.recipes.changes;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.plan.Amount;
import dev.singlet.change.plan.EntityStock;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Stock;
import dev.singlet.change.plan.Tariff;
import dev.singlet.change.recorded.GateSettings;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Strictness;
import dev.singlet.tools.plan.PlanFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Two models of a change. They are in one package under names such as {@code Before} and {@code
 * After}. A project has them one after the other, under one name.
 */
public final class ChangedModel {

  private static final Path CLASSES = Path.of("target/classes");
  private static final String PACKAGE = "dev.singlet.examples.recipes.changes.";
  private static final String NAME = "app.GitHub";

  private final TableDescriptor older;
  private final TableDescriptor newer;

  /**
   * Reads both models.
   *
   * @param change the package of the change
   * @param older the name of the model that is recorded
   * @param newer the name of the model that is compiled
   */
  public ChangedModel(String change, String older, String newer) {
    this.older = model(PACKAGE + change + "." + older);
    this.newer = model(PACKAGE + change + "." + newer);
  }

  private static TableDescriptor model(String type) {
    try {
      String json = Files.readString(CLASSES.resolve(TableDescriptor.file(type)));
      return TableDescriptor.ofJson(json.replace(type, NAME));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the errors of the compiler, in its order. */
  public List<String> errors() {
    RecordedModel recorded =
        new RecordedModel(
            1,
            List.of(older),
            List.of(),
            new GateSettings(Strictness.FULL, /* isTransitive= */ false));
    return Gate.refusals(recorded, newer).stream().map(Refusal::text).toList();
  }

  /**
   * Returns the rollout.
   *
   * @param items the number of items of each entity that are stored
   * @param bytes the size of each
   */
  public Plan plan(int items, double bytes) {
    List<EntityStock> entities =
        older.entities().stream()
            .map(entity -> new EntityStock(entity.name(), Amount.of(items), bytes))
            .toList();
    return Plan.of(
        List.of(new ModelInUse("recorded model 1", older)),
        newer,
        new Stock(entities, Tariff.DEFAULT));
  }

  /** Returns the rollout of a large table in Markdown, without its heading. */
  public String planText() {
    String text = PlanFormat.MARKDOWN.of(plan(2_000_000, 620), List.of());
    return text.substring(text.indexOf('\n')).strip() + "\n";
  }
}
