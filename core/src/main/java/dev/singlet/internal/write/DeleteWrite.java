package dev.singlet.internal.write;

import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;

/** A delete of an item by its primary key. */
public record DeleteWrite<T>(
    EntityType<T> type,
    PrimaryKey key,
    Expression when,
    @Nullable AwsRequestOverrideConfiguration configuration)
    implements Write<T>, OperationDescription<Boolean> {

  public DeleteWrite(EntityType<T> type, PrimaryKey key) {
    this(type, Objects.requireNonNull(key, "key"), Expression.always(), null);
  }

  public DeleteWrite<T> when(Expression condition) {
    return new DeleteWrite<>(type, key, when.and(condition), configuration);
  }

  public DeleteWrite<T> configuration(AwsRequestOverrideConfiguration override) {
    return new DeleteWrite<>(type, key, when, Objects.requireNonNull(override, "override"));
  }

  @Override
  public String kind() {
    return "Delete";
  }

  @Override
  public Context settings(CallSettings call, Context client) {
    return call.of(client);
  }

  @Override
  public RenderedWrite render(Context context, Expression guard) {
    return RenderedWrite.of(
        RenderedWrite.Kind.DELETE,
        this,
        context.tableName(),
        context.key(type.table(), key).toMap(type.table().key()),
        WriteCondition.noOther(type)
            .and(WriteCondition.ofNoNewerVersion(type))
            .and(when)
            .and(guard),
        configuration);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    return new PreparedWrite<>(
        type,
        context.key(type.table(), key),
        type.unique(),
        null,
        before -> Map.of(),
        guard -> render(context, guard));
  }

  @Override
  public DeleteItemRequest request(Context context) {
    return render(context).toDeleteRequest();
  }

  /** Sends the delete and returns whether there was an item. */
  @Override
  public Step<Boolean> start(Object operation, Context context) {
    return type.unique().isEmpty()
        ? send(context, DeleteItemResponse::hasAttributes)
        : UniqueWrite.of(this, operation, context).map(made -> !made.before().isEmpty());
  }

  /** Sends the delete and converts the answer. */
  public <R> Step<R> send(Context context, Function<DeleteItemResponse, R> result) {
    RenderedWrite write = render(context);
    return Step.call(
            ItemAction.DELETE_ITEM,
            write.toDeleteRequest(),
            answer -> Step.done(result.apply(answer)))
        .on(
            ConditionalCheckFailedException.class,
            failed ->
                new WriteFailure(describe(context.key(type.table(), key)), this, write.condition())
                    .raise(failed));
  }

  /** Throws if the delete may have to be a transaction, which can't return the old item. */
  public void requireReturnable() {
    UniqueWrite.refuseOldItem(kind(), type);
  }

  @Override
  public String toString() {
    return describe(key);
  }
}
