package dev.singlet.it;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client after some of whose requests something happens. */
public final class AfterRequest {

  private AfterRequest() {}

  /** A client with an event after each request of one kind, which its method names. */
  public static DynamoDbClient of(DynamoDbClient client, String request, Runnable event) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              try {
                Object answer = method.invoke(client, arguments);
                if (method.getName().equals(request)) {
                  event.run();
                }
                return answer;
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }
}
