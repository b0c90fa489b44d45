package dev.singlet.it.collections.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collections within collections, and of the same entities on several indexes. */
@Table(
    name = "Warehouse",
    indexes = {
      @Index("GSI1"),
      @Index("GSI2"),
      @Index(value = "LSI1", type = IndexType.LOCAL),
      @Index(value = "numbers", sortKeyType = ScalarType.N)
    })
public sealed interface Warehouse {

  /** How far an order has come. */
  enum Status {
    OPEN,
    CLOSED
  }

  /** Where to. */
  record Address(String city, @Nullable String street) {}

  /** All of an order, and all of a customer's orders. */
  @ItemCollection(name = "byOrder")
  @ItemCollection(name = "byCustomer", index = "GSI1")
  sealed interface OrderItems extends Warehouse permits Order, Invoice, Movement {
    String orderId();
  }

  /** What moves the goods of an order. */
  @ItemCollection(name = "byOrder")
  @ItemCollection(name = "byDepot", index = "GSI2")
  sealed interface Movement extends OrderItems permits Shipment, Return {
    int number();

    String region();

    Instant at();
  }

  /** What a carrier has on its vans, among it some movements. */
  @ItemCollection(name = "byCarrier", index = "LSI1")
  @ItemCollection(name = "byWeight", index = "numbers")
  sealed interface Load extends Warehouse permits Shipment, Pickup {}

  @Entity
  @LinkedKey(partition = "ORDER#{orderId}", sort = "A#ORDER")
  @LinkedKey(
      index = "GSI1",
      partition = "CUSTOMER#{customer}",
      sort = "{placed:seconds}#ORDER#{orderId}")
  record Order(
      String orderId,
      String customer,
      @StoredTime(TimeFormat.SECONDS) Instant placed,
      Status status,
      Address address,
      Set<String> labels)
      implements OrderItems {}

  /** Has another status than an order. */
  @Entity
  @LinkedKey(partition = "ORDER#{order}", sort = "A#INVOICE")
  @LinkedKey(index = "GSI1", partition = "CUSTOMER#{customer}", sort = "{placed:seconds}#INVOICE")
  record Invoice(
      String order,
      String customer,
      @StoredTime(TimeFormat.SECONDS) Instant placed,
      int status,
      BigDecimal amount)
      implements OrderItems {
    @Override
    public String orderId() {
      return order;
    }
  }

  @Entity
  @LinkedKey(partition = "ORDER#{orderId}", sort = "MOVE#{number:pad(4)}#SHIP")
  @LinkedKey(
      index = "GSI1",
      partition = "CUSTOMER#{customer}",
      sort = "{placed:seconds}#SHIPMENT#{orderId}#{number:pad(4)}")
  @LinkedKey(
      index = "GSI2",
      partition = "DEPOT#{depot}",
      sort = "{region}#{at}#SHIP#{orderId}#{number:pad(4)}")
  @LinkedKey(index = "LSI1", sort = "{carrier}")
  @LinkedKey(index = "numbers", partition = "CARRIER#{carrier}", sort = "{grams}")
  record Shipment(
      String orderId,
      int number,
      String customer,
      @StoredTime(TimeFormat.SECONDS) Instant placed,
      String depot,
      String region,
      Instant at,
      String carrier,
      int grams,
      Address address)
      implements Movement, Load {}

  @Entity
  @LinkedKey(partition = "ORDER#{orderId}", sort = "MOVE#{number:pad(4)}#RETURN")
  @LinkedKey(
      index = "GSI1",
      partition = "CUSTOMER#{customer}",
      sort = "{placed:seconds}#RETURN#{orderId}#{number:pad(4)}")
  @LinkedKey(
      index = "GSI2",
      partition = "DEPOT#{depot}",
      sort = "{region}#{at}#BACK#{orderId}#{number:pad(4)}")
  record Return(
      String orderId,
      int number,
      String customer,
      @StoredTime(TimeFormat.SECONDS) Instant placed,
      String depot,
      String region,
      Instant at,
      String reason)
      implements Movement {}

  @Entity
  @LinkedKey(partition = "ORDER#{orderId}", sort = "PICKUP#{number:pad(4)}")
  @LinkedKey(index = "LSI1", sort = "{carrier}")
  @LinkedKey(index = "numbers", partition = "CARRIER#{carrier}", sort = "{grams}")
  record Pickup(String orderId, int number, String carrier, int grams) implements Load {}

  /** In the partitions of others, before, between and after their items. */
  @Entity
  @LinkedKey(partition = "ORDER#{orderId}", sort = "MOVES#{number:pad(4)}")
  @LinkedKey(index = "GSI2", partition = "DEPOT#{depot}", sort = "north#{number:pad(4)}")
  record Note(String orderId, int number, String depot) implements Warehouse {}

  /** What a machine tells, in one row of numbers. */
  @ItemCollection(name = "byMachine")
  @ItemCollection(name = "newest", index = "GSI1")
  sealed interface Signal extends Warehouse permits Reading, Alarm {
    int seq();
  }

  @Entity
  @LinkedKey(partition = "MACHINE#{machine}", sort = "T#{seq:pad(6)}")
  @LinkedKey(index = "GSI1", partition = "MACHINE#{machine}", sort = "{seq:reverse(6)}#READING")
  record Reading(String machine, int seq, double value) implements Signal {}

  @Entity
  @LinkedKey(partition = "MACHINE#{machine}", sort = "T#{seq:pad(6)}#ALARM")
  @LinkedKey(index = "GSI1", partition = "MACHINE#{machine}", sort = "{seq:reverse(6)}#ALARM")
  record Alarm(String machine, int seq, String value) implements Signal {}
}
