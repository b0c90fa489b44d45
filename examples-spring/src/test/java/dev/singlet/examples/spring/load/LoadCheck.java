package dev.singlet.examples.spring.load;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares the table with the orders that clients sent.
 *
 * <p>An acknowledged order must be there once, with its lines. A refused one must not be there. An
 * order that the end of the load interrupted can be there or not, but as a whole.
 */
final class LoadCheck {

  /**
   * An order as a client sent it.
   *
   * @param orderId its id
   * @param customerId its customer
   * @param quantities its lines
   * @param outcome the last answer
   */
  record Sent(
      String orderId, String customerId, Map<String, Integer> quantities, Outcome outcome) {}

  /** The last answer to an order. */
  enum Outcome {
    ACKNOWLEDGED,
    REFUSED,
    OPEN
  }

  private final List<String> problems = new ArrayList<>();
  private final Map<String, Order> orders = new HashMap<>();
  private final Map<String, Map<String, OrderItem>> lines = new HashMap<>();
  private final Map<String, Integer> stock = new TreeMap<>();

  LoadCheck(TableClient shop) {
    shop.stream(ShopTable.scan().consistent()).forEach(this::add);
  }

  private void add(Shop item) {
    if (item instanceof Order order) {
      orders.put(order.orderId(), order);
    } else if (item instanceof OrderItem line) {
      lines.computeIfAbsent(line.orderId(), id -> new HashMap<>()).put(line.sku(), line);
    } else if (item instanceof Stock stocked) {
      stock.put(stocked.sku(), stocked.quantity());
    }
  }

  /** Returns a summary, which ends in "OK" if nothing is wrong. */
  String check(Path file) throws IOException {
    JsonMapper json = new JsonMapper();
    Map<String, Sent> sent = new HashMap<>();
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    for (String line : Files.readAllLines(file)) {
      Sent order = json.readValue(line, Sent.class);
      expect(
          sent.put(order.orderId(), order) == null, order.orderId() + " was sent by two clients");
      counts.merge(order.outcome(), 1, Integer::sum);
      check(order);
    }
    orders.keySet().forEach(id -> expect(sent.containsKey(id), id + " was never sent"));
    lines.keySet().forEach(id -> expect(orders.containsKey(id), id + " has lines and no header"));
    int sold = checkStock();
    return "Orders: %d acknowledged, %d refused, %d open; %d stored, %d pieces sold. %s"
        .formatted(
            counts.getOrDefault(Outcome.ACKNOWLEDGED, 0),
            counts.getOrDefault(Outcome.REFUSED, 0),
            counts.getOrDefault(Outcome.OPEN, 0),
            orders.size(),
            sold,
            problems.isEmpty() ? "OK" : problems.size() + " problems: " + problems);
  }

  private void check(Sent sent) {
    Order order = orders.get(sent.orderId());
    if (order == null) {
      expect(sent.outcome() != Outcome.ACKNOWLEDGED, sent.orderId() + " is lost");
      return;
    }
    expect(sent.outcome() != Outcome.REFUSED, sent.orderId() + " was refused and is stored");
    Map<String, Integer> quantities = new HashMap<>();
    BigDecimal total = BigDecimal.ZERO;
    for (OrderItem line : lines.getOrDefault(sent.orderId(), Map.of()).values()) {
      quantities.put(line.sku(), line.qty());
      total = total.add(line.amount());
    }
    expect(quantities.equals(sent.quantities()), sent.orderId() + " has lines " + quantities);
    expect(order.customerId().equals(sent.customerId()), sent.orderId() + " is of another");
    expect(order.total().compareTo(total) == 0, sent.orderId() + " has total " + order.total());
  }

  /** Returns the number of pieces in all orders, which stock must have lost. */
  private int checkStock() {
    Map<String, Integer> sold = new HashMap<>();
    lines.values().stream()
        .flatMap(each -> each.values().stream())
        .forEach(line -> sold.merge(line.sku(), line.qty(), Integer::sum));
    stock.forEach(
        (sku, left) ->
            expect(
                left >= 0 && left == FaultyDynamoDb.PIECES - sold.getOrDefault(sku, 0),
                sku + " has " + left + " left, and " + sold.get(sku) + " sold"));
    return sold.values().stream().mapToInt(Integer::intValue).sum();
  }

  private void expect(boolean holds, String problem) {
    if (!holds) {
      problems.add(problem);
    }
  }
}
