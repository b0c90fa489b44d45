package dev.singlet.internal.write;

import dev.singlet.error.Violation;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes stored values into messages. */
public final class ShownValue {

  private static final int MAX_CHARS = 80;

  private ShownValue() {}

  /** Returns the text of a value within an item, masked if it is sensitive. */
  public static String of(
      @Nullable EntityType<?> entity, Path path, @Nullable AttributeValue value) {
    return value == null || entity == null || entity.isShown(path.root())
        ? of(value)
        : Violation.MASK;
  }

  /** Returns the text of a value, shortened if it is long. */
  public static String of(@Nullable AttributeValue value) {
    if (value == null) {
      return "not there";
    }
    String text = whole(value);
    if (text.length() <= MAX_CHARS) {
      return text;
    }
    int end = text.offsetByCodePoints(0, text.codePointCount(0, MAX_CHARS));
    return text.substring(0, end) + "...";
  }

  private static String whole(AttributeValue value) {
    return switch (value.type()) {
      case S -> '"' + value.s() + '"';
      case N -> value.n();
      case BOOL -> value.bool().toString();
      case NUL -> "NULL";
      case B -> value.b().asByteArrayUnsafe().length + " bytes";
      case BS -> value.bs().size() + " binary values";
      case NS -> value.ns().toString();
      case SS ->
          value.ss().stream()
              .map(each -> '"' + each + '"')
              .collect(Collectors.joining(", ", "[", "]"));
      case L ->
          value.l().stream().map(ShownValue::whole).collect(Collectors.joining(", ", "[", "]"));
      case M ->
          value.m().entrySet().stream()
              .sorted(Map.Entry.comparingByKey())
              .map(entry -> entry.getKey() + ": " + whole(entry.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
      default -> "a value of unknown type";
    };
  }
}
