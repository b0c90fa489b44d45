package dev.singlet.it.observability;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** A client that notes the requests made with it. */
record RecordedRequests(DynamoDbClient client, List<DynamoDbRequest> requests) {

  static RecordedRequests of(DynamoDbClient client) {
    List<DynamoDbRequest> requests = new CopyOnWriteArrayList<>();
    Object noting =
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                requests.add(request);
              }
              try {
                return method.invoke(client, arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
    return new RecordedRequests((DynamoDbClient) noting, requests);
  }
}
