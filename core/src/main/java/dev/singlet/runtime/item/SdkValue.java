package dev.singlet.runtime.item;

import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value of the SDK. */
class SdkValue extends StoredValue {

  private final AttributeValue value;

  private SdkValue(AttributeValue value) {
    this.value = value;
  }

  /**
   * Wraps a value somewhere in an item.
   *
   * @param level its level, if it is a list or a map; the item itself is level 1
   */
  static SdkValue of(AttributeValue value, int level) {
    return value.hasL() || value.hasM() ? new Level(value, level) : new SdkValue(value);
  }

  /** A list or a map. No other value counts levels, and most values are others. */
  private static final class Level extends SdkValue {

    private final int level;

    Level(AttributeValue value, int level) {
      super(value);
      this.level = level;
    }

    @Override
    int level() {
      return level;
    }
  }

  private @Nullable StoredValue within(@Nullable AttributeValue element) {
    return element == null ? null : of(element, level() + 1);
  }

  /**
   * Stops at the levels that DynamoDB can hold. Codecs call each other level by level, and would
   * not end otherwise.
   */
  private void checkLevel() {
    if (level() > Limits.NESTING_LEVELS) {
      throw new DecodeFailure("", Nesting.REASON, null);
    }
  }

  @Override
  public AttributeValue.Type type() {
    // A value of two types, which only a copy can be, has none.
    return Objects.requireNonNullElse(value.type(), AttributeValue.Type.UNKNOWN_TO_SDK_VERSION);
  }

  @Override
  public String text() {
    return value.s() == null ? value.n() : value.s();
  }

  @Override
  public boolean isTrue() {
    return value.bool();
  }

  @Override
  public SdkBytes bytes() {
    return value.b();
  }

  @Override
  public Object[] members() {
    List<?> members = value.hasSs() ? value.ss() : value.hasNs() ? value.ns() : value.bs();
    return members.toArray();
  }

  @Override
  public List<@Nullable StoredValue> elements() {
    checkLevel();
    List<AttributeValue> elements = value.l();
    return new AbstractList<>() {
      @Override
      public @Nullable StoredValue get(int index) {
        return within(elements.get(index));
      }

      @Override
      public int size() {
        return elements.size();
      }
    };
  }

  @Override
  public void forEachEntry(BiConsumer<String, @Nullable StoredValue> entries) {
    checkLevel();
    value.m().forEach((key, entry) -> entries.accept(key, within(entry)));
  }

  @Override
  public ItemReader attributes(Map<String, List<String>> olderNames) {
    require(AttributeValue.Type.M);
    checkLevel();
    return new SdkItemReader(value.m(), olderNames, level());
  }

  @Override
  public AttributeValue toAttributeValue() {
    return value;
  }
}
