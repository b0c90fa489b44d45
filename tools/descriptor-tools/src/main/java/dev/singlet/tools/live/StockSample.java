package dev.singlet.tools.live;

import dev.singlet.change.plan.Amount;
import dev.singlet.change.plan.EntityStock;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Estimates what a table holds of each entity, from a sample of its segments. DynamoDB divides a
 * table into segments by the hash of partition keys, so a segment is a random part of it. The
 * margin follows from the differences between the segments.
 */
final class StockSample {

  private static final long SEGMENT_BYTES = 1 << 20;
  private static final int MAX_SEGMENTS = 1_000_000;

  /** Fewer segments say nothing of the differences between all. */
  private static final int LEAST = 10;

  private final DynamoDbClient dynamoDb;
  private final String tableName;
  private final TableDescriptor model;
  private final Map<String, List<Segment>> counted = new HashMap<>();

  /** The items of an entity in a segment. */
  private static final class Segment {
    private int items;
    private long bytes;
  }

  StockSample(DynamoDbClient dynamoDb, String tableName, TableDescriptor model) {
    this.dynamoDb = dynamoDb;
    this.tableName = tableName;
    this.model = model;
  }

  /**
   * Reads a sample. Sends DescribeTable, and Scan requests that read about 1 MB for each segment.
   *
   * @param wanted the number of segments that it reads; at least ten, if the table has so many
   */
  List<EntityStock> read(int wanted) {
    long bytes =
        dynamoDb.describeTable(request -> request.tableName(tableName)).table().tableSizeBytes();
    int total = (int) Math.max(1, Math.min(MAX_SEGMENTS, bytes / SEGMENT_BYTES));
    Set<Integer> segments = new LinkedHashSet<>();
    Random random = new Random(bytes);
    int taken = Math.min(Math.max(wanted, LEAST), total);
    while (segments.size() < taken) {
      segments.add(taken == total ? segments.size() : random.nextInt(total));
    }
    for (int segment : segments) {
      model.entities().forEach(each -> segmentsOf(each).add(new Segment()));
      read(segment, total);
    }
    return model.entities().stream().map(each -> stock(each, total)).toList();
  }

  private List<Segment> segmentsOf(EntityDescriptor entity) {
    return counted.computeIfAbsent(entity.name(), each -> new ArrayList<>());
  }

  private void read(int segment, int total) {
    ScanRequest request =
        ScanRequest.builder().tableName(tableName).segment(segment).totalSegments(total).build();
    dynamoDb
        .scanPaginator(request)
        .items()
        .forEach(
            item ->
                entity(item)
                    .map(this::segmentsOf)
                    .map(all -> all.get(all.size() - 1))
                    .ifPresent(
                        each -> {
                          each.items++;
                          each.bytes += ItemSize.of(item);
                        }));
  }

  private EntityStock stock(EntityDescriptor entity, int total) {
    List<Segment> all = segmentsOf(entity);
    double items = all.stream().mapToInt(each -> each.items).sum();
    double bytes = all.stream().mapToLong(each -> each.bytes).sum();
    List<Integer> counts = all.stream().map(each -> each.items).toList();
    return new EntityStock(entity.name(), whole(counts, total), items == 0 ? 0 : bytes / items);
  }

  /**
   * Estimates the number of items in all segments. The factor of the margin is the quantile of
   * Student's distribution for 95 %, within 0.03 from ten segments on.
   *
   * @param counts the numbers of items in the segments that were read
   * @param total the number of all segments
   */
  static Amount whole(List<Integer> counts, int total) {
    int read = counts.size();
    double mean = counts.stream().mapToInt(each -> each).average().orElse(0);
    if (read == total) {
      return Amount.of(mean * total);
    }
    double squares = counts.stream().mapToDouble(each -> Math.pow(each - mean, 2)).sum();
    double deviation = Math.sqrt(squares / (read - 1));
    double factor = 1.96 + 2.5 / (read - 1);
    double unread = 1 - (double) read / total;
    return new Amount(
        mean * total, factor * total * deviation / Math.sqrt(read) * Math.sqrt(unread));
  }

  /** An item is of the entity that its mark names, or else of the one whose key begins like it. */
  private Optional<EntityDescriptor> entity(Map<String, AttributeValue> item) {
    return model.entities().stream()
        .filter(each -> isMarked(each, item))
        .findFirst()
        .or(
            () ->
                model.entities().stream()
                    .filter(each -> model.mark(each).attribute().isEmpty())
                    .filter(each -> beginning(each, item) >= 0)
                    .max(Comparator.comparing(each -> beginning(each, item))));
  }

  private boolean isMarked(EntityDescriptor entity, Map<String, AttributeValue> item) {
    MarkDescriptor mark = model.mark(entity);
    AttributeValue value = item.get(mark.attribute());
    if (mark.attribute().isEmpty() || value == null) {
      return false;
    }
    String text = value.s() == null ? value.n() : value.s();
    return entity.name().equals(text) || entity.aliases().contains(text);
  }

  /**
   * Returns how many characters of an item's key are those of the templates; less than 0 if not.
   */
  private static int beginning(EntityDescriptor entity, Map<String, AttributeValue> item) {
    int length = 0;
    for (TemplateDescriptor template : entity.primaryKey().templates()) {
      String literal = template.parts().get(0) instanceof Part.Text text ? text.text() : "";
      AttributeValue value = item.get(template.attribute());
      String key = value == null || value.s() == null ? "" : value.s();
      if (!key.contains(literal)) {
        return -1;
      }
      length += literal.length();
    }
    return length;
  }
}
