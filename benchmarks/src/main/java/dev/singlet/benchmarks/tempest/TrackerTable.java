package dev.singlet.benchmarks.tempest;

import app.cash.tempest2.InlineView;
import app.cash.tempest2.LogicalTable;
import app.cash.tempest2.SecondaryIndex;

/** The table and its views. */
public interface TrackerTable extends LogicalTable<TrackerItem> {

  InlineView<IssueView.Key, IssueView> issues();

  SecondaryIndex<IssueView.RepoKey, IssueView> issuesByRepo();
}
