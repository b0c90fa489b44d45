package dev.singlet.it.batches;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client after whose queries something happens. */
final class AfterQuery {

  private AfterQuery() {}

  static DynamoDbClient of(DynamoDbClient client, Runnable event) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              try {
                Object answer = method.invoke(client, arguments);
                if (method.getName().equals("query")) {
                  event.run();
                }
                return answer;
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }
}
