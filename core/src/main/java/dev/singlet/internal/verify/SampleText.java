package dev.singlet.internal.verify;

import static java.util.Comparator.naturalOrder;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.text.Limits;
import java.util.Base64;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes stored values as text, as far as a report may show them. */
final class SampleText {

  private static final String HIDDEN = "(not shown)";
  private static final int MAX_LENGTH = 200;

  private SampleText() {}

  /** Returns the text of an attribute of an entity; empty for an absent value. */
  static String of(EntityType<?> type, String attribute, @Nullable AttributeValue value) {
    if (value == null) {
      return "";
    }
    boolean isShown =
        type.isShown(attribute)
            && !type.encrypted().has(attribute)
            && !isMadeOfSensitive(type, attribute);
    return isShown ? shortened(text(value, 0)) : HIDDEN;
  }

  private static boolean isMadeOfSensitive(EntityType<?> type, String attribute) {
    Set<String> sensitive = type.sensitive();
    return type.table().key().names().contains(attribute)
        ? !sensitive.isEmpty()
        : type.derived().stream()
            .filter(derived -> derived.attributes().contains(attribute))
            .anyMatch(derived -> derived.sources().stream().anyMatch(sensitive::contains));
  }

  /** Returns the type of a value of which the model doesn't know whether it may be shown. */
  static String ofUnknown(AttributeValue value) {
    return "a value of type " + value.type();
  }

  private static String shortened(String text) {
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH - 3) + "...";
  }

  private static String text(@Nullable AttributeValue value, int depth) {
    if (value == null || depth > Limits.NESTING_LEVELS) {
      return "?"; // DynamoDB stores no such value, but a test double may return it.
    }
    return switch (value.type()) {
      case S -> quoted(value.s());
      case N -> value.n();
      case B -> bytes(value.b());
      case BOOL -> value.bool().toString();
      case NUL -> "NULL";
      case SS ->
          set(
              value.ss().stream()
                  .sorted(Comparator.nullsFirst(naturalOrder()))
                  .map(SampleText::quoted));
      case NS -> set(value.ns().stream());
      case BS -> set(value.bs().stream().map(SampleText::bytes));
      case L ->
          value.l().stream()
              .map(element -> text(element, depth + 1))
              .collect(Collectors.joining(", ", "[", "]"));
      case M ->
          value.m().entrySet().stream()
              .sorted(Map.Entry.comparingByKey(Comparator.nullsFirst(naturalOrder())))
              .map(entry -> quoted(entry.getKey()) + ": " + text(entry.getValue(), depth + 1))
              .collect(Collectors.joining(", ", "{", "}"));
      default -> "a value of type " + value.type();
    };
  }

  private static String set(Stream<String> members) {
    return members.collect(Collectors.joining(", ", "<", ">"));
  }

  private static String bytes(SdkBytes bytes) {
    return Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
  }

  private static String quoted(@Nullable String text) {
    return '"' + text + '"';
  }
}
