package dev.singlet.it.reliability;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.operation.Operation;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.FaultProxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** One of the two ways to execute operations, so that each test is written once. */
enum Way {
  BLOCKING {
    @Override
    Caller caller(LocalTable table, FaultProxy proxy) {
      TableClient client = table.client(proxy.client(Way::quick));
      return new Caller() {
        @Override
        public <R extends @Nullable Object> R execute(Operation<R> operation) {
          return client.execute(operation);
        }

        @Override
        public <T> List<T> all(Query<T> query) {
          return client.stream(query).toList();
        }
      };
    }
  },
  ASYNC {
    @Override
    Caller caller(LocalTable table, FaultProxy proxy) {
      AsyncTableClient client = table.asyncClient(proxy.asyncClient(Way::quick));
      return new Caller() {
        @Override
        public <R extends @Nullable Object> R execute(Operation<R> operation) {
          return joined(client.execute(operation));
        }

        @Override
        public <T> List<T> all(Query<T> query) {
          Collected<T> collected = new Collected<>();
          client.items(query).subscribe(collected);
          return joined(collected.items);
        }
      };
    }
  };

  /** How often the SDK sends a request at most. */
  static final int MAX_ATTEMPTS = 10;

  /** Executes operations. */
  interface Caller {
    <R extends @Nullable Object> R execute(Operation<R> operation);

    <T> List<T> all(Query<T> query);
  }

  /** The SDK's retries, but for its pauses of seconds after throttling. */
  static void quick(AwsClientBuilder<?, ?> client) {
    client.overrideConfiguration(
        override ->
            override.retryStrategy(
                AwsRetryStrategy.standardRetryStrategy().toBuilder()
                    .maxAttempts(MAX_ATTEMPTS)
                    .backoffStrategy(BackoffStrategy.retryImmediately())
                    .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                    .circuitBreakerEnabled(false)
                    .retryOnException(Way::isNoAnswerOfDynamoDb)
                    .build()));
  }

  /** The proxy's HTTP server answers itself where it reads the rest of a request that was cut. */
  private static boolean isNoAnswerOfDynamoDb(Throwable failure) {
    return failure instanceof DynamoDbException refusal
        && (refusal.awsErrorDetails() == null || refusal.awsErrorDetails().errorCode() == null);
  }

  abstract Caller caller(LocalTable table, FaultProxy proxy);

  static <R extends @Nullable Object> R joined(CompletableFuture<R> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failed;
    }
  }

  private static final class Collected<T> implements Flow.Subscriber<T> {
    private final CompletableFuture<List<T>> items = new CompletableFuture<>();
    private final List<T> soFar = new ArrayList<>();

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(T item) {
      soFar.add(item);
    }

    @Override
    public void onError(Throwable failure) {
      items.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      items.complete(soFar);
    }
  }
}
