package dev.singlet.internal.table;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The vector indexes of a table, for code that also runs with an SDK that has none. */
public final class TableVectors {

  private TableVectors() {}

  /**
   * Returns whether a table has some. Asks by the name: older versions of the SDK have no method.
   */
  public static boolean areIn(TableDescription table) {
    return table
        .getValueForField("VectorIndexes", List.class)
        .filter(all -> !all.isEmpty())
        .isPresent();
  }
}
