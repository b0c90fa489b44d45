package dev.singlet.internal.wire;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkInternalExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * The interceptors of the SDK's clients. Those of others may look at the items of requests, or
 * change them, as interceptors that encrypt do. So a client that has one gets whole requests.
 */
final class Interceptors {

  /** Few programs have more than three. With more than these, the oldest are forgotten. */
  private static final int MOST_CLIENTS = 256;

  /**
   * The classes that the SDK's builders make. A wrapper may pass requests to clients that it
   * doesn't tell of.
   */
  private static final String SDK_CLIENT = "software.amazon.awssdk.services.dynamodb.Default";

  /** Replaced as a whole. */
  private static volatile List<Client> known = List.of();

  /** A client, as long as it is in use. */
  private record Client(WeakReference<Object> client, boolean isAlone) {}

  private Interceptors() {}

  /** Returns whether no interceptor of others sees a request of a client. */
  static boolean areOfSdk(
      Object client,
      Supplier<DynamoDbServiceClientConfiguration> configuration,
      DynamoDbRequest request) {
    // A plugin can add interceptors.
    boolean hasPlugins =
        request.overrideConfiguration().isPresent()
            && !request.overrideConfiguration().get().plugins().isEmpty();
    return !hasPlugins && areOfSdk(client, configuration);
  }

  private static boolean areOfSdk(
      Object client, Supplier<DynamoDbServiceClientConfiguration> configuration) {
    List<Client> clients = known;
    for (int i = 0; i < clients.size(); i++) {
      if (clients.get(i).client.refersTo(client)) {
        return clients.get(i).isAlone;
      }
    }
    return add(
        client, client.getClass().getName().startsWith(SDK_CLIENT) && isAlone(configuration.get()));
  }

  /**
   * Returns the client that executes a request; null for an unknown one. It can differ from the one
   * that was asked, whose calls a spy may pass on.
   */
  static @Nullable Object client(ExecutionAttributes attributes) {
    return attributes.getAttribute(SdkInternalExecutionAttribute.SDK_CLIENT);
  }

  /** Leaves the requests of a client to the SDK. */
  static void leave(Object client) {
    add(client, false);
  }

  /** A client that was left once stays so. */
  private static synchronized boolean add(Object client, boolean isAlone) {
    List<Client> clients = new ArrayList<>();
    boolean wasLeft = false;
    for (Client other : known) {
      if (other.client.refersTo(client)) {
        wasLeft = !other.isAlone;
      } else if (!other.client.refersTo(null)) {
        clients.add(other);
      }
    }
    clients.add(new Client(new WeakReference<>(client), isAlone && !wasLeft));
    if (clients.size() > MOST_CLIENTS) {
      clients.remove(0);
    }
    known = List.copyOf(clients);
    return isAlone && !wasLeft;
  }

  private static boolean isAlone(DynamoDbServiceClientConfiguration configuration) {
    return configuration.overrideConfiguration().executionInterceptors().stream()
        .allMatch(Interceptors::isKnown);
  }

  private static boolean isKnown(ExecutionInterceptor interceptor) {
    String name = interceptor.getClass().getName();
    return name.startsWith("software.amazon.awssdk.")
        || name.equals(SingletItemsInterceptor.class.getName());
  }
}
