package dev.singlet.extras;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.get.GetSpec;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that a {@link ItemLoader} reads, for any number of callers. */
final class LoadedItem {

  /** The item as stored. An empty map stands for no item. */
  private final CompletableFuture<Map<String, AttributeValue>> stored = new CompletableFuture<>();

  void complete(@Nullable Map<String, AttributeValue> item) {
    stored.complete(item == null ? Map.of() : item);
  }

  void fail(Throwable failure) {
    stored.completeExceptionally(failure);
  }

  /** Returns a future of the caller's own, so that cancelling it ends no other. */
  @SuppressWarnings("FutureReturnValueIgnored") // the caller's future is the one that is completed
  <T> CompletableFuture<Optional<T>> as(GetSpec<T> get, Context context) {
    CompletableFuture<Optional<T>> result = new CompletableFuture<>();
    stored.whenComplete(
        (item, failure) -> {
          if (failure != null) {
            result.completeExceptionally(failure);
            return;
          }
          try {
            result.complete(get.read(item, context));
          } catch (Throwable unreadable) {
            result.completeExceptionally(unreadable);
          }
        });
    return result;
  }
}
