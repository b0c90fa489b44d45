package dev.singlet.it.histories;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * A client of DynamoDB whose writes meet faults as they would with the SDK's retries: answers are
 * lost, attempts arrive after later ones were answered, requests are throttled and meet others.
 */
final class UnreliableDynamoDb implements InvocationHandler {

  private static final Set<String> WRITES =
      Set.of("putItem", "updateItem", "deleteItem", "transactWriteItems", "batchWriteItem");

  private final DynamoDbClient dynamoDb;
  private final Queue<Attempt> late = new ConcurrentLinkedQueue<>();

  /** An attempt at a request. Two attempts at equal requests are two. */
  private static final class Attempt {

    private final Method method;
    private final Object[] arguments;

    Attempt(Method method, Object[] arguments) {
      this.method = method;
      this.arguments = arguments;
    }
  }

  UnreliableDynamoDb(DynamoDbClient dynamoDb) {
    this.dynamoDb = dynamoDb;
  }

  DynamoDbClient client() {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, this);
  }

  /** Carries out an attempt that is still under way. Returns whether there was one. */
  boolean deliverOne() {
    Attempt attempt = late.poll();
    if (attempt == null) {
      return false;
    }
    try {
      send(attempt);
    } catch (RuntimeException unheard) {
      // Nobody gets this answer.
    }
    return true;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) {
    Attempt attempt = new Attempt(method, arguments);
    boolean isWrite = WRITES.contains(method.getName()) && arguments[0] instanceof DynamoDbRequest;
    if (!isWrite) {
      return send(attempt);
    }
    RandomGenerator random = ThreadLocalRandom.current();
    if (random.nextInt(4) == 0) {
      deliverOne();
    }
    int drawn = random.nextInt(100);
    if (drawn < 12) {
      late.add(attempt);
      return again(attempt, random);
    }
    if (drawn < 18) {
      unheard(attempt);
      return again(attempt, random);
    }
    if (drawn < 20) {
      late.add(attempt);
      throw SdkClientException.create("No answer.", new IOException("broken"));
    }
    if (drawn < 23) {
      throw ProvisionedThroughputExceededException.builder().statusCode(400).build();
    }
    if (drawn < 28 && !method.getName().equals("batchWriteItem")) {
      throw conflict(attempt);
    }
    return send(attempt);
  }

  /** Makes the SDK's next attempt, after one without an answer. */
  private Object again(Attempt attempt, RandomGenerator random) {
    for (int others = random.nextInt(3); others > 0; others--) {
      LockSupport.parkNanos(1);
      deliverOther(attempt, random);
    }
    try {
      return send(attempt);
    } catch (DynamoDbException refused) {
      RuntimeException counted = (RuntimeException) refused.toBuilder().numAttempts(2).build();
      counted.addSuppressed(new IllegalStateException("Request attempt 1 got no answer."));
      throw counted;
    }
  }

  private void deliverOther(Attempt own, RandomGenerator random) {
    Attempt first = late.peek();
    if (first != null && first != own && random.nextBoolean() && late.remove(first)) {
      unheard(first);
    }
  }

  private void unheard(Attempt attempt) {
    try {
      send(attempt);
    } catch (RuntimeException refused) {
      // Nobody gets this answer.
    }
  }

  private static RuntimeException conflict(Attempt attempt) {
    if (attempt.arguments[0] instanceof TransactWriteItemsRequest transaction) {
      CancellationReason reason =
          CancellationReason.builder().code("TransactionConflict").message("Conflict").build();
      return TransactionCanceledException.builder()
          .statusCode(400)
          .cancellationReasons(Collections.nCopies(transaction.transactItems().size(), reason))
          .build();
    }
    return TransactionConflictException.builder().statusCode(400).build();
  }

  private Object send(Attempt attempt) {
    try {
      return attempt.method.invoke(dynamoDb, attempt.arguments);
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(failed);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
