package dev.singlet.benchmarks.tempest;

import app.cash.tempest2.LogicalDb;
import app.cash.tempest2.TableName;
import dev.singlet.benchmarks.model.Tracker;

/** The database of one table. */
public interface TrackerDb extends LogicalDb {

  @TableName(Tracker.NAME)
  TrackerTable tracker();
}
