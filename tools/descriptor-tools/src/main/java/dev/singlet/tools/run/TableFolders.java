package dev.singlet.tools.run;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.source.Models;

/** Names of files and folders for tables. */
public final class TableFolders {

  private TableFolders() {}

  /** Returns the table's name; where two models share a table, the name of the interface. */
  public static String of(TableDescriptor table, Models models) {
    long same = models.tables().stream().filter(other -> other.name().equals(table.name())).count();
    return same == 1 ? table.name() : table.java();
  }
}
