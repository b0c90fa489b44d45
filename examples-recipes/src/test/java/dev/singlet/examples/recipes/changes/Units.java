package dev.singlet.examples.recipes.changes;

import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.DoubleAdder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The capacity units that a program consumes, as DynamoDB Local counts them. */
public final class Units implements RequestListener {

  private final DoubleAdder reads = new DoubleAdder();
  private final DoubleAdder writes = new DoubleAdder();

  @Override
  public void onRequest(RequestReport report) {
    (report.isRead() ? reads : writes).add(report.capacityUnits());
  }

  public double reads() {
    return reads.sum();
  }

  public double writes() {
    return writes.sum();
  }

  /** The average size of items of texts and numbers in bytes, with the names of attributes. */
  public static double bytes(List<Map<String, AttributeValue>> items) {
    return items.stream()
            .flatMap(item -> item.entrySet().stream())
            .mapToInt(each -> length(each.getKey()) + length(text(each.getValue())))
            .sum()
        / (double) items.size();
  }

  private static String text(AttributeValue value) {
    return value.s() != null ? value.s() : value.n();
  }

  private static int length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
