package dev.singlet.internal.write;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredText;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Path;
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
    return value == null ? "not there" : StoredText.of(value, MAX_CHARS);
  }
}
