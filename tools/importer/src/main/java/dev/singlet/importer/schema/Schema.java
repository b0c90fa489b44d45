package dev.singlet.importer.schema;

import java.util.List;

/**
 * The content of a file.
 *
 * @param tables its tables
 * @param transactions its access patterns across tables
 */
public record Schema(List<TableSchema> tables, List<Transaction> transactions) {

  /** Copies the lists. */
  public Schema {
    tables = List.copyOf(tables);
    transactions = List.copyOf(transactions);
  }
}
