package dev.singlet.tools.export;

import java.util.List;

/** Writes a table in a format of others. Pure: it reads what it gets, and touches no file. */
public interface Exporter {

  /** Returns the format's name on the command line, such as {@code create-table}. */
  String format();

  /** Returns what the format is for, in one line. */
  String summary();

  /**
   * Writes a table.
   *
   * @param export the table and how it is to be
   * @return files, in a stable order
   */
  List<ExportedFile> export(Export export);

  /**
   * Returns what the files lack, because the format has no place for it. Entities without sample
   * items are {@link Export#problemsOfSamples}.
   *
   * @param export the same as for {@link #export}
   * @return one sentence each; none if nothing is lost
   */
  default List<String> warnings(Export export) {
    return List.of();
  }
}
