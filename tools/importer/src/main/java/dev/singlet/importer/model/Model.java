package dev.singlet.importer.model;

import java.util.List;

/**
 * A model.
 *
 * @param tables its tables
 * @param remarks words on what the model can't have
 */
public record Model(List<TableModel> tables, List<Remark> remarks) {

  /** Copies the lists. */
  public Model {
    tables = List.copyOf(tables);
    remarks = List.copyOf(remarks);
  }
}
