package dev.singlet.internal.bulk;

import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.pace.WriteUnits;
import dev.singlet.item.BatchableWrite;
import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes of different items that are made together: those of a batch, or one that is alone. */
final class WriteGroup {

  private final List<BatchedWrite> writes = new ArrayList<>();
  private final List<Long> positions = new ArrayList<>();
  private double units;

  void add(BatchedWrite write, long position, double estimate) {
    writes.add(write);
    positions.add(position);
    units += estimate;
  }

  boolean isEmpty() {
    return writes.isEmpty();
  }

  int size() {
    return writes.size();
  }

  List<BatchedWrite> writes() {
    return writes;
  }

  BatchableWrite operation(int index) {
    return (BatchableWrite) writes.get(index).operation();
  }

  /** Returns the position of a write in the source. */
  long position(int index) {
    return positions.get(index);
  }

  /** Returns the places of all writes but some. */
  List<ItemPlace> placesBut(SortedSet<Integer> left) {
    List<ItemPlace> others = new ArrayList<>();
    for (int i = 0; i < writes.size(); i++) {
      if (!left.contains(i)) {
        others.add(writes.get(i).place());
      }
    }
    return others;
  }

  /** Returns about how many write capacity units the writes take. */
  double units() {
    return units;
  }

  /**
   * Estimates the write capacity units of a write, without knowing what it replaces. It knows the
   * item of a put that is a part of a batch.
   */
  static double estimate(BatchedWrite write) {
    EntityType<?> type = write.write().type();
    WriteRequest request = write.request();
    if (request != null && request.putRequest() != null) {
      return WriteUnits.of(type.table(), Map.of(), request.putRequest().item());
    }
    int unique = type.unique().size();
    return unique == 0 ? 1 : WriteUnits.TRANSACTION * (1.0 + unique);
  }
}
