package dev.singlet.runtime.entity;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.DecodeFailure;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes the exception for an item that does not fit its entity. */
final class ReadFailure {

  private ReadFailure() {}

  /** Returns the exception for a failure to read a value or to make the record. */
  static UnreadableItemException of(
      EntityType<?> type, Map<String, AttributeValue> item, RuntimeException failure) {
    if (failure instanceof DecodeFailure original) {
      DecodeFailure masked = original.masking(type.sensitiveAttributes(), type::isShown);
      return of(type, item, masked.path(), masked.reason(), masked.getCause());
    }
    // A constructor may quote any value.
    return type.showsAll()
        ? of(type, item, "", DecodeFailure.refusal(failure), failure)
        : of(type, item, "", DecodeFailure.refusalOf(failure), null);
  }

  /** Returns the exception for a record that a put would refuse. */
  static UnreadableItemException ofRefused(
      EntityType<?> type, Map<String, AttributeValue> item, RuntimeException refusal) {
    String reason =
        refusal instanceof ValidationException violated
            ? violated.violations().stream()
                .map(Violation::toString)
                .collect(Collectors.joining("; ", "violates constraints: ", ""))
            : "has values that can't be in a key";
    return of(type, item, "", reason, refusal);
  }

  /**
   * Returns the exception for a problem of an attribute.
   *
   * @param path the attribute, with the path within it; empty for the item as a whole
   */
  static UnreadableItemException of(
      EntityType<?> type,
      Map<String, AttributeValue> item,
      String path,
      String reason,
      @Nullable Throwable cause) {
    return new UnreadableItemException(type.name(), type.keyText(item), path, reason, item, cause);
  }
}
