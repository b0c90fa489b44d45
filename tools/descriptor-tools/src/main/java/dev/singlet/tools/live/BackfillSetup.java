package dev.singlet.tools.live;

import dev.singlet.change.plan.Tariff;
import dev.singlet.migrate.Backfill;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.tools.error.UserErrorException;

/**
 * The settings of backfills, whatever they are for.
 *
 * @param isMoving true to move items that have another primary key
 * @param isWithoutRecovery true for a table without point-in-time recovery
 * @param segments the segments that the table is read in
 * @param tariff the capacity units per second at most, 0 for no limit, and their prices
 * @param files the journal and other files
 */
public record BackfillSetup(
    boolean isMoving, boolean isWithoutRecovery, int segments, Tariff tariff, BackfillFiles files) {

  /**
   * Checks the numbers.
   *
   * @throws UserErrorException if one is too small
   */
  public BackfillSetup {
    ItemCheck.require("segments", segments >= 1);
    requireRate(tariff.readUnits());
    requireRate(tariff.writeUnits());
  }

  static void requireRate(double unitsPerSecond) {
    if (!(unitsPerSecond >= 0)) {
      throw new UserErrorException("A rate of capacity units can't be below 0.");
    }
  }

  /** Returns the backfill of a table, without its journal. */
  Backfill of(CollectionType<?> type) {
    Backfill backfill = Backfill.of(type).segments(segments);
    backfill = isMoving ? backfill.movingItems() : backfill;
    backfill = isWithoutRecovery ? backfill.withoutRecovery() : backfill;
    backfill = tariff.readUnits() == 0 ? backfill : backfill.readRate(tariff.readUnits());
    backfill = tariff.writeUnits() == 0 ? backfill : backfill.writeRate(tariff.writeUnits());
    Checkpoint checkpoint = files.place();
    backfill = checkpoint == null ? backfill : backfill.checkpoint(checkpoint);
    Steering steering = files.orders();
    return steering == null ? backfill : backfill.steeredBy(steering);
  }
}
