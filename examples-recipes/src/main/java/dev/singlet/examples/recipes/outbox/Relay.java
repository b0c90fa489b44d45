package dev.singlet.examples.recipes.outbox;

import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Publishes events from the table's stream. */
final class Relay {

  private static final ChangeReader<OrderEvent> EVENTS =
      new ChangeReader<>(OrderEventCollection.type());

  private static final System.Logger LOG = System.getLogger(Relay.class.getName());

  private final Consumer<OrderEvent> bus;

  /**
   * Makes a relay.
   *
   * @param bus publishes an event, or throws
   */
  Relay(Consumer<OrderEvent> bus) {
    this.bus = bus;
  }

  /**
   * Publishes the events in some records, in their order, up to the first that fails.
   *
   * @return the sequence number of the record that failed, from which on they must come again
   */
  Optional<String> publish(List<Record> records) {
    for (Record record : records) {
      try {
        EVENTS.read(record).ifPresent(this::publish);
      } catch (RuntimeException failed) {
        LOG.log(System.Logger.Level.WARNING, () -> "An event must come again: " + failed);
        return Optional.of(record.dynamodb().sequenceNumber());
      }
    }
    return Optional.empty();
  }

  /** Only a new item is an event. Its removal by the time to live isn't one. */
  private void publish(ItemChange<OrderEvent> change) {
    if (change instanceof ItemChange.Inserted<OrderEvent> inserted) {
      bus.accept(inserted.item());
    }
  }
}
