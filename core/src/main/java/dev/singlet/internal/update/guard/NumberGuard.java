package dev.singlet.internal.update.guard;

import dev.singlet.attribute.NumberAttribute;
import dev.singlet.internal.write.Requirement;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import java.math.BigDecimal;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes conditions that a number satisfies its constraints after an increment. */
public final class NumberGuard {

  private NumberGuard() {}

  /** Returns the number from which an increment starts if the attribute is absent. */
  public static AttributeValue initial(NumberAttribute<?, ?, ?> attribute) {
    return AttributeValue.createN(attribute.bounds().initial().toPlainString());
  }

  /** Returns the condition that the number satisfies its constraints afterwards. */
  public static Expression of(NumberAttribute<?, ?, ?> attribute, BigDecimal delta) {
    EntityType<?> entity = attribute.location().entity();
    Path path = attribute.location().path();
    NumberBounds bounds = attribute.bounds();
    boolean fitsAbsent = bounds.takesFromInitial(delta);
    NumberBounds.Bound bound = bounds.towards(delta.signum());
    if (bound == null) {
      return fitsAbsent
          ? Expression.always()
          : told(attribute, attribute.exists().expression(), delta);
    }
    Expression fits =
        new NumberBounds.Bound(bound.value().subtract(delta), bound.isExcluded())
            .leaves(entity, Operand.at(path), -delta.signum());
    return told(
        attribute, fitsAbsent ? fits.or(OlderNames.noneIsThere(entity, path)) : fits, delta);
  }

  private static Expression told(
      NumberAttribute<?, ?, ?> attribute, Expression guard, BigDecimal delta) {
    String change =
        String.format(
            "%s by %s",
            delta.signum() < 0 ? "decremented" : "incremented",
            attribute.location().shown(delta.abs().toPlainString()));
    String purpose = String.format(", and %s it must be %s", change, attribute.bounds());
    return Requirement.started(
        guard,
        attribute.location().path(),
        () ->
            attribute.bounds().isInitialKnown()
                ? ", so it begins at " + start(attribute) + purpose
                : ", and its default is made of others, so that it can't be " + change + ". Set it",
        purpose);
  }

  private static String start(NumberAttribute<?, ?, ?> attribute) {
    boolean isDefault = Defaults.at(attribute.location()) != null;
    return (isDefault ? "its default " : "")
        + attribute.location().shown(attribute.bounds().initial().toPlainString());
  }
}
