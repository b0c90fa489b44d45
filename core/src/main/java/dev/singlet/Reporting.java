package dev.singlet;

import dev.singlet.internal.engine.Observation;
import dev.singlet.internal.engine.ObservedTransport;
import dev.singlet.internal.engine.Transport;
import dev.singlet.internal.shown.RequestText;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A listener with the details that it asks for. The requests know nothing of entities: their
 * operation does, and so decides which values are shown.
 */
record Reporting(RequestListener listener, Set<RequestDetail> details) {

  Reporting {
    Objects.requireNonNull(listener, "listener");
    details = Set.copyOf(details);
  }

  /** Returns a transport that reports the requests of an operation. */
  Transport observing(Transport transport, Operation<?> operation, String tableName) {
    String label = operation.label();
    return new ObservedTransport(
        transport,
        observation ->
            listener.onRequest(
                RequestReport.of(label, observation, details(operation, observation))),
        label,
        tableName);
  }

  private RequestDetails details(Operation<?> operation, Observation<?, ?> observation) {
    if (!details.contains(RequestDetail.TEXT)) {
      return RequestDetails.NONE;
    }
    String action = observation.action().name();
    DynamoDbRequest request = observation.request();
    return new RequestDetails(() -> RequestText.of(action, request, operation.types()));
  }
}
