package dev.singlet.expression;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts a write of an item. */
final class VersionChange {

  private VersionChange() {}

  static Change of(String attribute) {
    return new Change.Add(
        Path.of(attribute), AttributeValue.createN("0"), AttributeValue.createN("1"));
  }
}
