package dev.singlet.benchmarks.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/**
 * A table of issues and what happens to them. Its times are attributes like others, because other
 * variants have no clock of their own.
 */
@Table(
    name = Tracker.NAME,
    indexes = {@Index("GSI1"), @Index("GSI2")},
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface Tracker permits IssueThread {

  /** The table's name, which all variants send. */
  String NAME = "Tracker";
}
