package dev.singlet.internal.client;

import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Observation;
import dev.singlet.internal.engine.ObservedTransport;
import dev.singlet.internal.engine.Transport;
import dev.singlet.internal.shown.RequestText;
import dev.singlet.internal.shown.ShownAttributes;
import dev.singlet.listener.ItemCollectionSize;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestDetails;
import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics;

/**
 * A listener with the details that it asks for. A request doesn't tell its entities, so the types
 * of its operation decide which values are shown.
 */
public record Reporting(RequestListener listener, Set<RequestDetail> details) {

  public Reporting {
    Objects.requireNonNull(listener, "listener");
    details = Set.copyOf(details);
  }

  /** Returns a transport that reports the requests of an operation. */
  Transport observing(Transport transport, OperationDescription<?> operation, String tableName) {
    String label = operation.label();
    Supplier<ShownAttributes> shown = shown(operation);
    return new ObservedTransport(
        transport,
        new Heard(
            listener,
            label,
            tableName,
            observation -> report(label, observation, details(shown, observation))),
        details.contains(RequestDetail.ITEM_COLLECTIONS),
        tableName);
  }

  private static RequestReport report(
      String operation, Observation<?, ?> observation, RequestDetails details) {
    return new RequestReport(
        operation,
        observation.action().name(),
        observation.table(),
        observation.index(),
        observation.duration(),
        observation.retries(),
        observation.throttles(),
        observation.consumed(),
        observation.itemsRead(),
        observation.itemsReturned(),
        observation.failure(),
        details);
  }

  /** Finds the attributes once for all requests of an execution, because it can have many types. */
  private static Supplier<ShownAttributes> shown(OperationDescription<?> operation) {
    Supplier<ShownAttributes> shown = () -> ShownAttributes.of(operation.types());
    return operation.addsTypes() ? shown : new FoundOnce<>(shown);
  }

  private RequestDetails details(Supplier<ShownAttributes> shown, Observation<?, ?> observation) {
    if (details.isEmpty()) {
      return RequestDetails.NONE;
    }
    String action = observation.action().name();
    DynamoDbRequest request = observation.request();
    return new RequestDetails(
        details.contains(RequestDetail.TEXT)
            ? () -> RequestText.of(action, request, shown.get())
            : null,
        details.contains(RequestDetail.ITEM_COLLECTIONS)
            ? sizes(shown, observation.itemCollections())
            : List.of());
  }

  private static List<ItemCollectionSize> sizes(
      Supplier<ShownAttributes> shown, Map<String, List<ItemCollectionMetrics>> metrics) {
    if (metrics.isEmpty()) {
      return List.of();
    }
    ShownAttributes found = shown.get();
    List<ItemCollectionSize> sizes = new ArrayList<>();
    metrics.forEach(
        (table, collections) -> collections.forEach(each -> sizes.add(size(table, each, found))));
    return sizes;
  }

  private static ItemCollectionSize size(
      String table, ItemCollectionMetrics metrics, ShownAttributes shown) {
    List<Double> range = metrics.sizeEstimateRangeGB();
    return new ItemCollectionSize(
        table,
        RequestText.key(metrics.itemCollectionKey(), shown),
        range.get(0),
        range.get(range.size() - 1));
  }

  /** A value that is found when it is first needed. Thread-safe. */
  private static final class FoundOnce<V> implements Supplier<V> {
    private final Supplier<V> source;
    private @Nullable V value;

    FoundOnce(Supplier<V> source) {
      this.source = source;
    }

    @Override
    public synchronized V get() {
      if (value == null) {
        value = source.get();
      }
      return value;
    }
  }
}
