package dev.singlet.internal.verify;

import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.SameValues;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.runtime.codec.Deflated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares values, and compressed ones by their content: another zlib compresses the same content
 * to other bytes.
 */
public final class SameContent {

  private SameContent() {}

  public static boolean is(AttributeValue left, AttributeValue right) {
    return is(left, right, 1);
  }

  private static boolean is(AttributeValue left, AttributeValue right, int level) {
    if (SameValues.are(left, right)) {
      return true;
    }
    if (left.type() != right.type() || level > Limits.NESTING_LEVELS) {
      return false;
    }
    return switch (left.type()) {
      case B -> {
        AttributeValue content = content(left);
        AttributeValue other = content == null ? null : content(right);
        yield content != null && other != null && is(content, other, level + 1);
      }
      case L -> is(left.l(), right.l(), level + 1);
      case M -> is(left.m(), right.m(), level + 1);
      default -> false;
    };
  }

  private static boolean is(List<AttributeValue> left, List<AttributeValue> right, int level) {
    for (int i = 0; i < left.size() && i < right.size(); i++) {
      if (!is(left.get(i), right.get(i), level)) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  private static boolean is(
      Map<String, AttributeValue> left, Map<String, AttributeValue> right, int level) {
    for (Map.Entry<String, AttributeValue> attribute : left.entrySet()) {
      AttributeValue other = right.get(attribute.getKey());
      if (other == null || !is(attribute.getValue(), other, level)) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  private static @Nullable AttributeValue content(AttributeValue value) {
    try {
      return ValueBytes.read(Deflated.expand(value.b().asByteArrayUnsafe()));
    } catch (IllegalArgumentException notCompressed) {
      return null;
    }
  }
}
