package dev.singlet.internal.update.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.Notes;
import dev.singlet.internal.update.change.ExpressionPlan.Rendered;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ExpressionPlanTest {

  private static final EntityType<?> SHARING = new Notes.Type(Notes.TABLE, "Other", true);

  /** Two of them have the same placeholder, and so have two more. */
  private static final List<String> NAMES =
      List.of("a", "a-b", "a_b", "status", "x".repeat(41), "x".repeat(42));

  /** A change that has a text of its own. */
  private record Own(Path path, String text, AttributeValue value) implements Change {
    @Override
    public void render(Placeholders placeholders, StringBuilder into) {
      into.append(placeholders.path(path)).append(text).append(placeholders.value(value));
    }
  }

  /** Other entities of the same class of Java, other conditions, and few names: plans are met. */
  @Test
  void anyUpdateHasTheTextsThatItHasWithoutAPlan() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int seed = 0; seed < 4; seed++) {
        Random random = new Random(seed);
        runs.add(threads.submit(() -> requireSameTexts(random, 20_000)));
      }
      for (Future<?> run : runs) {
        run.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(ExpressionPlan.plansOf(Notes.TYPE)).isBetween(200, 260);
  }

  private static void requireSameTexts(Random random, int updates) {
    for (int i = 0; i < updates; i++) {
      EntityType<?> entity = random.nextBoolean() ? Notes.TYPE : SHARING;
      List<Change> changes = changes(random);
      boolean isOfEntity = random.nextBoolean();
      Expression condition = isOfEntity ? ofEntity(entity) : condition(entity, random);

      Rendered planned = ExpressionPlan.render(entity, changes, condition, isOfEntity);

      Rendered rendered = ExpressionPlan.rendered(changes, condition);
      assertThat(planned.update()).isEqualTo(rendered.update());
      assertThat(planned.condition()).isEqualTo(rendered.condition());
      assertThat(planned.placeholders().names()).isEqualTo(rendered.placeholders().names());
      assertThat(planned.placeholders().values()).isEqualTo(rendered.placeholders().values());
      assertThat(isFitting(planned)).isEqualTo(isFitting(rendered));
    }
  }

  /** Operators count, too, although no text shows their number. */
  private static boolean isFitting(Rendered texts) {
    try {
      texts.placeholders().requireFitting("update", texts.update(), texts.condition());
      return true;
    } catch (RuntimeException tooLarge) {
      return false;
    }
  }

  private static Expression ofEntity(EntityType<?> entity) {
    return entity.sharesKeys()
        ? Expression.equal(entity, Path.of("_et"), entity.nameValue())
        : Expression.exists(entity, Path.of("PK"));
  }

  private static Expression condition(EntityType<?> entity, Random random) {
    Path path = Path.of(NAMES.get(random.nextInt(NAMES.size())));
    Expression compared =
        Expression.compare(entity, Operand.at(path), "<", Operand.of(value(random)));
    return switch (random.nextInt(5)) {
      case 0 -> Expression.always();
      case 1 -> ofEntity(entity).and(compared);
      case 2 -> Expression.notExists(entity, path).or(compared);
      case 3 -> allOperators(compared);
      default -> compared;
    };
  }

  /** About as many as DynamoDB takes, so that a few more or less matter. */
  private static Expression allOperators(Expression condition) {
    Expression all = condition;
    for (int i = 0; i < 292; i++) {
      all = all.not();
    }
    return all;
  }

  private static List<Change> changes(Random random) {
    List<Change> changes = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      Path path = Path.of(NAMES.get(random.nextInt(NAMES.size())));
      if (random.nextInt(8) == 0) {
        path = path.then(new Path.Name("key" + random.nextInt()));
      }
      changes.add(
          switch (random.nextInt(7)) {
            case 0, 1 -> new Change.Write(path, value(random));
            case 2 -> new Change.WriteIfAbsent(path, value(random));
            case 3 -> new Change.Remove(path);
            case 4, 5 -> new Change.Add(path, value(random), value(random));
            default -> new Own(path, random.nextBoolean() ? " + " : " - ", value(random));
          });
    }
    return changes;
  }

  private static AttributeValue value(Random random) {
    return AttributeValue.createN(Integer.toString(random.nextInt()));
  }
}
