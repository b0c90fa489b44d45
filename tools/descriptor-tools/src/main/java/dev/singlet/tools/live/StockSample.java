package dev.singlet.tools.live;

import dev.singlet.change.plan.Amount;
import dev.singlet.change.plan.EntityStock;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import java.nio.charset.StandardCharsets;
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
  private static final double CONFIDENCE_95 = 1.96;

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
   * @param wanted the number of segments that it reads at most
   */
  List<EntityStock> read(int wanted) {
    long bytes =
        dynamoDb.describeTable(request -> request.tableName(tableName)).table().tableSizeBytes();
    int total = (int) Math.max(1, Math.min(MAX_SEGMENTS, bytes / SEGMENT_BYTES));
    Set<Integer> segments = new LinkedHashSet<>();
    Random random = new Random(bytes);
    while (segments.size() < Math.min(wanted, total)) {
      segments.add(total <= wanted ? segments.size() : random.nextInt(total));
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
                          each.bytes += bytes(item);
                        }));
  }

  private EntityStock stock(EntityDescriptor entity, int total) {
    List<Segment> all = segmentsOf(entity);
    double items = all.stream().mapToInt(each -> each.items).sum();
    double bytes = all.stream().mapToLong(each -> each.bytes).sum();
    double mean = items / all.size();
    double squares = all.stream().mapToDouble(each -> Math.pow(each.items - mean, 2)).sum();
    double deviation = all.size() < 2 ? 0 : Math.sqrt(squares / (all.size() - 1));
    double unread = 1 - (double) all.size() / total;
    double margin = CONFIDENCE_95 * total * deviation / Math.sqrt(all.size()) * Math.sqrt(unread);
    return new EntityStock(
        entity.name(), new Amount(mean * total, margin), items == 0 ? 0 : bytes / items);
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

  /** The size of an item is that of its names and values. Numbers take about half their digits. */
  private static long bytes(Map<String, AttributeValue> item) {
    long bytes = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      bytes += length(attribute.getKey()) + bytes(attribute.getValue());
    }
    return bytes;
  }

  private static long bytes(AttributeValue value) {
    return switch (value.type()) {
      case S -> length(value.s());
      case N -> value.n().length() / 2 + 2;
      case B -> value.b().asByteArrayUnsafe().length;
      case SS -> value.ss().stream().mapToLong(StockSample::length).sum();
      case NS -> value.ns().stream().mapToLong(each -> each.length() / 2 + 2).sum();
      case BS -> value.bs().stream().mapToLong(each -> each.asByteArrayUnsafe().length).sum();
      case M -> 3 + bytes(value.m()) + value.m().size();
      case L -> 3 + value.l().stream().mapToLong(each -> bytes(each) + 1).sum();
      default -> 1;
    };
  }

  private static long length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
