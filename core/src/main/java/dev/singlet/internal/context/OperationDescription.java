package dev.singlet.internal.context;

import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** An operation of another module. */
public interface OperationDescription<R extends @Nullable Object> {

  /** Returns the first request. */
  DynamoDbRequest request(Context context);

  /** Returns the table that it belongs to. */
  TableSchema table();

  /** Returns the types of the items that its requests concern; empty for none. */
  List<? extends ItemType<?>> types();

  /** Returns a label without arguments. */
  String label();

  /**
   * Returns the first step.
   *
   * @param operation the operation that the user executes, for exceptions
   */
  Step<R> start(Object operation, Context context);
}
