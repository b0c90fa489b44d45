package dev.singlet;

import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.engine.Observation;
import dev.singlet.internal.engine.ObservedTransport;
import dev.singlet.internal.engine.Transport;
import dev.singlet.internal.shown.RequestText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics;

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
        details.contains(RequestDetail.ITEM_COLLECTIONS),
        label,
        tableName);
  }

  private RequestDetails details(Operation<?> operation, Observation<?, ?> observation) {
    if (details.isEmpty()) {
      return RequestDetails.NONE;
    }
    String action = observation.action().name();
    DynamoDbRequest request = observation.request();
    return new RequestDetails(
        details.contains(RequestDetail.TEXT)
            ? () -> RequestText.of(action, request, operation.types())
            : null,
        details.contains(RequestDetail.ITEM_COLLECTIONS)
            ? sizes(operation, observation.itemCollections())
            : List.of());
  }

  private static List<ItemCollectionSize> sizes(
      Operation<?> operation, Map<String, List<ItemCollectionMetrics>> metrics) {
    if (metrics.isEmpty()) {
      return List.of();
    }
    List<? extends ItemType<?>> types = operation.types();
    List<ItemCollectionSize> sizes = new ArrayList<>();
    metrics.forEach(
        (table, collections) -> collections.forEach(each -> sizes.add(size(table, each, types))));
    return sizes;
  }

  private static ItemCollectionSize size(
      String table, ItemCollectionMetrics metrics, List<? extends ItemType<?>> types) {
    List<Double> range = metrics.sizeEstimateRangeGB();
    return new ItemCollectionSize(
        table,
        RequestText.ofKey(metrics.itemCollectionKey(), types),
        range.get(0),
        range.get(range.size() - 1));
  }
}
