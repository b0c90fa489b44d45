package dev.singlet.it.unique;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client that notes the names of the requests made with it. */
record Requests(DynamoDbClient client, List<String> names) {

  static Requests of(DynamoDbClient client) {
    List<String> names = new CopyOnWriteArrayList<>();
    Object noting =
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              names.add(method.getName());
              try {
                return method.invoke(client, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
    return new Requests((DynamoDbClient) noting, names);
  }
}
