package dev.singlet.internal.bulk;

import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.pace.WriteUnits;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.item.BatchableWrite;
import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes of different items that are made together. */
final class WriteGroup {

  private final List<BatchedWrite> writes = new ArrayList<>();
  private final List<Long> positions = new ArrayList<>();
  private final Set<ItemPlace> places = new HashSet<>();
  private double units;

  void add(BatchedWrite write, long position, double estimate) {
    writes.add(write);
    positions.add(position);
    places.add(placeOf(write));
    units += estimate;
  }

  static ItemPlace placeOf(BatchedWrite write) {
    return new ItemPlace(write.context().tableName(), write.key());
  }

  int size() {
    return writes.size();
  }

  /**
   * Returns the writes in the order to send them: first those that a request can hold together. All
   * are of different items.
   */
  List<BatchedWrite> toSend() {
    return writes.stream().sorted(Comparator.comparing(each -> each.request() == null)).toList();
  }

  BatchableWrite operation(int index) {
    return (BatchableWrite) writes.get(index).operation();
  }

  long position(int index) {
    return positions.get(index);
  }

  Set<ItemPlace> places() {
    return places;
  }

  /** Returns about how many write capacity units the writes take. */
  double units() {
    return units;
  }

  /** Estimates the write capacity units of a write, without knowing what it replaces. */
  static double estimate(BatchedWrite write) {
    EntityType<?> type = write.write().type();
    Map<String, AttributeValue> item =
        write.write() instanceof PutWrite<?> put
            ? put.render(write.context()).attributes()
            : write.key().toMap(type.table().key());
    double units = WriteUnits.of(type.table(), Map.of(), item);
    int unique = type.unique().size();
    return unique == 0 ? units : WriteUnits.TRANSACTION * (units + unique);
  }
}
