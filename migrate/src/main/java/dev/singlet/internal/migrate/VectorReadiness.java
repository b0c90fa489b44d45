package dev.singlet.internal.migrate;

import dev.singlet.internal.table.LiveVectors;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The vector indexes of a table. Only tables with such indexes need an SDK that knows them. */
final class VectorReadiness {

  private VectorReadiness() {}

  /** Returns whether the index of a name is active and filled; empty if the table lacks it. */
  static Optional<Boolean> isActive(String index, TableDescription table) {
    return table.vectorIndexes().stream()
        .filter(each -> each.indexName().equals(index))
        .findFirst()
        .map(LiveVectors::isReady);
  }
}
