package dev.singlet;

import dev.singlet.internal.write.UniqueWrite;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;

/**
 * A delete that gives the item that it deleted.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class ReturningDelete<T> extends Operation<Optional<T>> {

  private final Delete<T> delete;

  ReturningDelete(Delete<T> delete) {
    this.delete = delete;
  }

  @Override
  public DeleteItemRequest toRequest() {
    return (DeleteItemRequest) super.toRequest();
  }

  @Override
  public DeleteItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  DeleteItemRequest request(Context context) {
    UniqueWrite.requireOldItem("Delete", delete.entityType());
    return delete.request(context);
  }

  @Override
  TableSchema table() {
    return delete.table();
  }

  @Override
  String label() {
    return delete.label();
  }

  @Override
  Step<Optional<T>> start(Context context) {
    UniqueWrite.requireOldItem("Delete", delete.entityType());
    return delete.send(
        context, answer -> Optional.ofNullable(delete.entityType().read(answer.attributes())));
  }

  @Override
  public String toString() {
    return delete + " returning ALL_OLD";
  }
}
