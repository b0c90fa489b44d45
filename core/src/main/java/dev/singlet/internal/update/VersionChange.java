package dev.singlet.internal.update;

import dev.singlet.generated.expression.Path;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts a write of an item. */
final class VersionChange {

  private static final AttributeValue NONE = AttributeValue.createN("0");
  private static final AttributeValue ONE = AttributeValue.createN("1");

  private VersionChange() {}

  static Change of(String attribute) {
    return new Change.Add(Path.of(attribute), NONE, ONE);
  }
}
