package dev.singlet.listener;

import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.VectorCapacity;

/** The bytes of vectors. Older versions of the SDK, which lack them, never load this class. */
final class VectorBytes {

  private VectorBytes() {}

  /** Returns the bytes of a part of the consumed capacity that has vector indexes. */
  static double of(ConsumedCapacity part) {
    double bytes = 0;
    for (VectorCapacity index : part.vectorIndexes().values()) {
      bytes += RequestReport.orZero(index.vectorSearchRequestBytes());
      bytes += RequestReport.orZero(index.vectorWriteRequestBytes());
    }
    return bytes;
  }
}
