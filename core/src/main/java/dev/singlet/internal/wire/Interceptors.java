package dev.singlet.internal.wire;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;

/**
 * The interceptors of the SDK's clients. Those of others may look at the items of requests, or
 * change them, as interceptors that encrypt do. So a client that has one gets whole requests.
 */
final class Interceptors {

  private static final int MOST_CLIENTS = 32;

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

  /** Returns whether no interceptor of others sees the requests of a client. */
  static boolean areOfSdk(
      Object client, Supplier<DynamoDbServiceClientConfiguration> configuration) {
    List<Client> clients = known;
    for (int i = 0; i < clients.size(); i++) {
      if (clients.get(i).client.refersTo(client)) {
        return clients.get(i).isAlone;
      }
    }
    boolean isAlone =
        client.getClass().getName().startsWith(SDK_CLIENT) && isAlone(configuration.get());
    add(client, isAlone);
    return isAlone;
  }

  /** Leaves the requests of a client to the SDK. */
  static void leave(Object client) {
    add(client, false);
  }

  private static synchronized void add(Object client, boolean isAlone) {
    List<Client> clients = new ArrayList<>();
    clients.add(new Client(new WeakReference<>(client), isAlone));
    for (Client other : known) {
      boolean isInUse = other.client.get() != null && !other.client.refersTo(client);
      if (isInUse && clients.size() < MOST_CLIENTS) {
        clients.add(other);
      }
    }
    known = List.copyOf(clients);
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
