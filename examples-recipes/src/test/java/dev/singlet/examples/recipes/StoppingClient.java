package dev.singlet.examples.recipes;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** A client of a program that stops after some requests. */
public final class StoppingClient {

  private final AtomicInteger made = new AtomicInteger();
  private final DynamoDbClient client;

  public StoppingClient(DynamoDbClient dynamoDb, int requests) {
    client =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                  boolean isRequest =
                      arguments != null
                          && arguments.length == 1
                          && arguments[0] instanceof DynamoDbRequest;
                  if (isRequest && made.incrementAndGet() > requests) {
                    throw new StoppedException();
                  }
                  try {
                    return method.invoke(dynamoDb, arguments);
                  } catch (InvocationTargetException thrown) {
                    throw Objects.requireNonNull(thrown.getCause());
                  }
                });
  }

  public DynamoDbClient client() {
    return client;
  }

  public int made() {
    return made.get();
  }

  /** The stop. */
  public static final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;
  }
}
