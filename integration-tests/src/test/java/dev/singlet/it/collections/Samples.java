package dev.singlet.it.collections;

import dev.singlet.it.collections.model.Warehouse;
import dev.singlet.it.collections.model.Warehouse.Address;
import dev.singlet.it.collections.model.Warehouse.Alarm;
import dev.singlet.it.collections.model.Warehouse.Invoice;
import dev.singlet.it.collections.model.Warehouse.Note;
import dev.singlet.it.collections.model.Warehouse.Order;
import dev.singlet.it.collections.model.Warehouse.Pickup;
import dev.singlet.it.collections.model.Warehouse.Reading;
import dev.singlet.it.collections.model.Warehouse.Return;
import dev.singlet.it.collections.model.Warehouse.Shipment;
import dev.singlet.it.collections.model.Warehouse.Status;
import dev.singlet.it.collections.model.WarehouseAlarmEntity;
import dev.singlet.it.collections.model.WarehouseInvoiceEntity;
import dev.singlet.it.collections.model.WarehouseNoteEntity;
import dev.singlet.it.collections.model.WarehouseOrderEntity;
import dev.singlet.it.collections.model.WarehousePickupEntity;
import dev.singlet.it.collections.model.WarehouseReadingEntity;
import dev.singlet.it.collections.model.WarehouseReturnEntity;
import dev.singlet.it.collections.model.WarehouseShipmentEntity;
import dev.singlet.item.Put;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Set;

/** Items of a warehouse, each told by as little as tests need. */
final class Samples {

  static final Instant PLACED = Instant.parse("2026-03-01T10:00:00Z");

  private Samples() {}

  static Order order(String id) {
    return new Order(
        id, "ann", PLACED, Status.OPEN, new Address("Oslo", "Karl Johans gate 1"), Set.of("new"));
  }

  static Invoice invoice(String orderId) {
    return new Invoice(orderId, "ann", PLACED, 1, new BigDecimal("14.5"));
  }

  static Shipment shipment(String orderId, int number) {
    return shipment(orderId, number, "north", PLACED.plusSeconds(number));
  }

  static Shipment shipment(String orderId, int number, String region, Instant at) {
    Address to = new Address(number % 2 == 0 ? "Oslo" : "Bergen", null);
    return new Shipment(orderId, number, "ann", PLACED, "d1", region, at, "mule", 100 * number, to);
  }

  static Return back(String orderId, int number) {
    return back(orderId, number, "north", PLACED.plusSeconds(number));
  }

  static Return back(String orderId, int number, String region, Instant at) {
    return new Return(orderId, number, "ann", PLACED, "d1", region, at, "broken");
  }

  static Put<?> put(Warehouse item) {
    if (item instanceof Order order) {
      return WarehouseOrderEntity.put(order);
    } else if (item instanceof Invoice invoice) {
      return WarehouseInvoiceEntity.put(invoice);
    } else if (item instanceof Shipment shipment) {
      return WarehouseShipmentEntity.put(shipment);
    } else if (item instanceof Return back) {
      return WarehouseReturnEntity.put(back);
    } else if (item instanceof Pickup pickup) {
      return WarehousePickupEntity.put(pickup);
    } else if (item instanceof Note note) {
      return WarehouseNoteEntity.put(note);
    } else if (item instanceof Reading reading) {
      return WarehouseReadingEntity.put(reading);
    } else {
      return WarehouseAlarmEntity.put((Alarm) item);
    }
  }
}
