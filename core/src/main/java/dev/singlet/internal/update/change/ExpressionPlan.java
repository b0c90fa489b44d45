package dev.singlet.internal.update.change;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The text of an update expression with its names, made once for all updates that make the same
 * kinds of changes at the same places in the same order. They differ in their values only.
 *
 * <p>The plans of an entity are a tree. Each step is the kind and the place of one change, so the
 * way to a plan is all that its text is made of: no update can find the plan of another text.
 */
public final class ExpressionPlan {

  /**
   * The most plans of an entity. Each is about 1 KB. Updates for which there is no room are
   * rendered each time.
   */
  private static final int MOST = 250;

  private static final ClassValue<ExpressionPlan> ROOTS =
      new ClassValue<>() {
        @Override
        protected ExpressionPlan computeValue(Class<?> entity) {
          return new ExpressionPlan(new AtomicInteger(), null);
        }
      };

  private static final ExpressionPlan[] NONE = {};

  private final AtomicInteger plans;
  private final @Nullable Step last;
  private volatile ExpressionPlan[] next = NONE;
  private volatile @Nullable Rendered update;
  private volatile @Nullable Conditioned conditioned;

  private ExpressionPlan(AtomicInteger plans, @Nullable Step last) {
    this.plans = plans;
    this.last = last;
  }

  /** The kind and the place of a change. */
  private record Step(Class<?> kind, Clause clause, Path path) {

    Step(Change change) {
      this(change.getClass(), change.clause(), change.path());
    }

    boolean isOf(Change change) {
      return kind == change.getClass() && clause == change.clause() && path.equals(change.path());
    }
  }

  /**
   * The texts of an update.
   *
   * @param condition null if there is none
   * @param placeholders the names and values of both
   */
  public record Rendered(String update, @Nullable String condition, Placeholders placeholders) {}

  /**
   * The texts with the condition of the entity, which stands for it: comparing conditions takes
   * long.
   *
   * @param values the values of the condition
   */
  private record Conditioned(EntityType<?> entity, Rendered texts, List<AttributeValue> values) {}

  /**
   * Renders changes and the condition of their update.
   *
   * @param isOfEntity true if the condition is the one that all updates of the entity have
   */
  public static Rendered render(
      EntityType<?> entity, Collection<Change> changes, Expression condition, boolean isOfEntity) {
    ExpressionPlan plan = of(entity, changes);
    if (plan == null) {
      return rendered(changes, condition);
    }
    if (isOfEntity) {
      Conditioned both = plan.with(entity, changes, condition);
      Placeholders placeholders = withValues(changes, both.texts.placeholders.again());
      both.values.forEach(placeholders::value);
      return new Rendered(both.texts.update, both.texts.condition, placeholders);
    }
    Rendered update = plan.update(changes);
    Placeholders placeholders = withValues(changes, update.placeholders.again());
    return new Rendered(update.update, text(condition, placeholders), placeholders);
  }

  /** Returns the number of plans of an entity. */
  static int plansOf(EntityType<?> entity) {
    return ROOTS.get(entity.getClass()).plans.get();
  }

  /** Renders changes and a condition without a plan. */
  static Rendered rendered(Collection<Change> changes, Expression condition) {
    Placeholders placeholders = Placeholders.ofUpdate();
    String update = Clause.expression(changes, placeholders);
    return new Rendered(update, text(condition, placeholders), placeholders);
  }

  private static @Nullable String text(Expression condition, Placeholders placeholders) {
    return condition.isAlways() ? null : condition.toExpression(placeholders);
  }

  private static Placeholders withValues(Collection<Change> changes, Placeholders placeholders) {
    for (Change change : changes) {
      change.addValues(placeholders);
    }
    return placeholders;
  }

  /** Returns the plan of some changes; null if one of them has a text of its own. */
  private static @Nullable ExpressionPlan of(EntityType<?> entity, Collection<Change> changes) {
    ExpressionPlan plan = ROOTS.get(entity.getClass());
    for (Change change : changes) {
      plan = plan.next(change);
      if (plan == null) {
        return null;
      }
    }
    return plan;
  }

  private @Nullable ExpressionPlan next(Change change) {
    for (ExpressionPlan plan : next) {
      if (plan.last != null && plan.last.isOf(change)) {
        return plan;
      }
    }
    // Places within attributes have names and numbers from the program's data.
    return change.isPlain() && change.path().isTopLevel() && plans.get() < MOST
        ? add(change)
        : null;
  }

  private synchronized ExpressionPlan add(Change change) {
    for (ExpressionPlan plan : next) {
      if (plan.last != null && plan.last.isOf(change)) {
        return plan;
      }
    }
    plans.incrementAndGet();
    ExpressionPlan[] more = Arrays.copyOf(next, next.length + 1);
    ExpressionPlan added = new ExpressionPlan(plans, new Step(change));
    more[next.length] = added;
    next = more;
    return added;
  }

  private Rendered update(Collection<Change> changes) {
    Rendered made = update;
    if (made == null) {
      made = kept(rendered(changes, Expression.always()));
      update = made;
    }
    return made;
  }

  private Conditioned with(EntityType<?> entity, Collection<Change> changes, Expression condition) {
    Conditioned known = conditioned;
    if (known != null && known.entity == entity) {
      return known;
    }
    Rendered both = rendered(changes, condition);
    Placeholders ofChanges = withValues(changes, Placeholders.ofUpdate());
    Conditioned made =
        new Conditioned(entity, kept(both), both.placeholders.valuesAfter(ofChanges));
    conditioned = made;
    return made;
  }

  /** Returns texts without the values, which are those of one update. */
  private static Rendered kept(Rendered texts) {
    return new Rendered(texts.update, texts.condition, texts.placeholders.again());
  }
}
