package dev.singlet.annotation;

/** The kinds of secondary index. */
public enum IndexType {
  /** An index with partitions of its own; its reads are eventually consistent. */
  GLOBAL,

  /** An index inside the table's partitions; it can be read consistently. */
  LOCAL
}
