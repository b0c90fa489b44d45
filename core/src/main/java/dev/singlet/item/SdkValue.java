package dev.singlet.item;

import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value of the SDK. */
final class SdkValue extends StoredValue {

  private final AttributeValue value;

  SdkValue(AttributeValue value) {
    this.value = value;
  }

  private static @Nullable StoredValue orNull(@Nullable AttributeValue value) {
    return value == null ? null : new SdkValue(value);
  }

  @Override
  public AttributeValue.Type type() {
    return value.type();
  }

  @Override
  public @Nullable String s() {
    return value.s();
  }

  @Override
  public @Nullable String n() {
    return value.n();
  }

  @Override
  public @Nullable Boolean bool() {
    return value.bool();
  }

  @Override
  public @Nullable SdkBytes b() {
    return value.b();
  }

  @Override
  public @Nullable List<String> ss() {
    return value.hasSs() ? value.ss() : null;
  }

  @Override
  public @Nullable List<String> ns() {
    return value.hasNs() ? value.ns() : null;
  }

  @Override
  public @Nullable List<SdkBytes> bs() {
    return value.hasBs() ? value.bs() : null;
  }

  @Override
  public @Nullable List<@Nullable StoredValue> l() {
    if (!value.hasL()) {
      return null;
    }
    List<AttributeValue> elements = value.l();
    return new AbstractList<>() {
      @Override
      public @Nullable StoredValue get(int index) {
        return orNull(elements.get(index));
      }

      @Override
      public int size() {
        return elements.size();
      }
    };
  }

  @Override
  public boolean hasM() {
    return value.hasM();
  }

  @Override
  public void forEachEntry(BiConsumer<String, @Nullable StoredValue> entries) {
    value.m().forEach((key, entry) -> entries.accept(key, orNull(entry)));
  }

  @Override
  public ItemReader attributes(Map<String, List<String>> olderNames) {
    if (!value.hasM()) {
      throw unexpected("M");
    }
    return ItemReader.of(value.m(), olderNames);
  }

  @Override
  public AttributeValue toAttributeValue() {
    return value;
  }
}
