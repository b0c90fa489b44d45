package dev.singlet.internal.update.difference;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.UniqueWrite;
import dev.singlet.internal.write.Write;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.internal.write.WriteFailure;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Stamps;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * An update that changes the item of one record to that of another.
 *
 * @param stored the item that was found, if it stores something in another form than the record
 *     before the update; null otherwise
 */
public record DifferenceWrite<T>(
    EntityType<T> type,
    T before,
    T after,
    Expression when,
    @Nullable AwsRequestOverrideConfiguration configuration,
    @Nullable Map<String, AttributeValue> stored)
    implements Write<T>, OperationDescription<T> {

  public DifferenceWrite(EntityType<T> type, T before, T after) {
    this(
        type,
        Objects.requireNonNull(before, "before"),
        Objects.requireNonNull(after, "after"),
        Expression.always(),
        null,
        null);
  }

  public DifferenceWrite<T> when(Expression condition) {
    return new DifferenceWrite<>(type, before, after, when.and(condition), configuration, stored);
  }

  public DifferenceWrite<T> configuration(AwsRequestOverrideConfiguration override) {
    Objects.requireNonNull(override, "override");
    return new DifferenceWrite<>(type, before, after, when, override, stored);
  }

  @Override
  public String kind() {
    return "Update";
  }

  @Override
  public boolean isUnchanged(Context context) {
    return difference(context.stamps()).isNone();
  }

  @Override
  public RenderedWrite render(Context context, Expression guard) {
    Difference<T> difference = difference(context);
    if (difference.isNone()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_UPDATE,
          this + " changes nothing, so that there is no request. Ask isUnchanged() first.");
    }
    return render(context, difference, guard);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    return prepare(context, difference(context));
  }

  private PreparedWrite<T> prepare(Context context, Difference<T> difference) {
    return new PreparedWrite<>(
        type,
        difference.key(),
        type.unique().stream()
            .filter(unique -> unique.attributes().stream().anyMatch(difference::isIn))
            .toList(),
        stored == null ? difference.before() : stored,
        item -> difference.after(),
        guard -> render(context, difference, guard));
  }

  @Override
  public UpdateItemRequest request(Context context) {
    return render(context).toUpdateRequest(ReturnValue.ALL_NEW);
  }

  /**
   * Sends the update. If the item stores the same values in another form, sends it again for that
   * form.
   */
  @Override
  public Step<T> start(Object operation, Context context) {
    context.tenant(type.table());
    return sendAsked(operation, context.asking(type));
  }

  private Step<T> sendAsked(Object operation, Context context) {
    Difference<T> difference = difference(context);
    if (difference.isNone()) {
      return Step.done(before);
    }
    return sendOnce(operation, context, difference)
        .orElse(
            failure ->
                failure instanceof ConditionFailedException refused
                    ? fitted(refused, difference)
                        .map(next -> carryDoubt(next.sendAsked(operation, context), refused))
                        .orElse(null)
                    : null);
  }

  private Step<T> carryDoubt(Step<T> second, ConditionFailedException first) {
    return first.mayHaveBeenMade()
        ? second.orElse(
            failure -> {
              if (failure instanceof ConditionFailedException refused) {
                throw refused.inDoubt();
              }
              return null;
            })
        : second;
  }

  private Step<T> sendOnce(Object operation, Context context, Difference<T> difference) {
    if (!prepare(context, difference).unique().isEmpty()) {
      return UniqueWrite.of(this, operation, context).then(made -> made.item(type, type::require));
    }
    RenderedWrite write = render(context, difference, Expression.always());
    WriteFailure failure = new WriteFailure(describe(difference.key()), this, write.condition());
    return Step.call(
            ItemAction.UPDATE_ITEM,
            write.toUpdateRequest(ReturnValue.ALL_NEW),
            answer -> Step.done(type.require(answer.attributes())))
        .on(ConditionalCheckFailedException.class, failure::raise);
  }

  private Optional<DifferenceWrite<T>> fitted(
      ConditionFailedException refused, Difference<T> difference) {
    return stored == null
        ? difference
            .of(refused.existingItem())
            .map(
                fitted ->
                    new DifferenceWrite<>(
                        type, before, after, when, configuration, refused.existingItem()))
        : Optional.empty();
  }

  private Difference<T> difference(Context context) {
    return difference(context.stamps().given(context.given(type)));
  }

  private Difference<T> difference(Stamps stamps) {
    Difference<T> difference =
        Difference.between(type, before, type.beforeWrite(after, stamps), stamps);
    return stored == null ? difference : difference.of(stored).orElse(difference);
  }

  private RenderedWrite render(Context context, Difference<T> difference, Expression guard) {
    context.tenant(type.table());
    Placeholders placeholders = Placeholders.ofUpdate();
    String update = difference.toExpression(placeholders);
    return RenderedWrite.of(
        RenderedWrite.Kind.UPDATE,
        this,
        context.tableName(),
        difference.key().toMap(type.table().key()),
        update,
        WriteCondition.present(type)
            .and(WriteCondition.ofPresentVersion(type, false))
            .and(difference.guard())
            .and(guard)
            .and(when),
        placeholders,
        configuration);
  }

  @Override
  public String toString() {
    return "Update[" + type.describe(before) + "]";
  }
}
