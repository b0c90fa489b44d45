package dev.singlet.generated.item;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that DynamoDB returned: one of the SDK's attribute values, or a part of the bytes of an
 * answer. Codecs read both in the same way.
 */
public abstract class StoredValue {

  /** Called where values come from. */
  protected StoredValue() {}

  /** Wraps an attribute of the SDK. */
  public static StoredValue of(AttributeValue value) {
    return SdkValue.of(value, 2);
  }

  /** Returns its DynamoDB type. */
  public abstract AttributeValue.Type type();

  /**
   * Returns a string.
   *
   * @return null if it is of another type
   */
  public @Nullable String s() {
    return null;
  }

  /**
   * Returns a number.
   *
   * @return its text; null if it is of another type
   */
  public @Nullable String n() {
    return null;
  }

  /**
   * Returns a boolean.
   *
   * @return null if it is of another type
   */
  public @Nullable Boolean bool() {
    return null;
  }

  /**
   * Returns bytes.
   *
   * @return null if it is of another type
   */
  public @Nullable SdkBytes b() {
    return null;
  }

  /**
   * Returns a set of strings.
   *
   * @return its members in the order stored; null if it is of another type
   */
  public @Nullable List<String> ss() {
    return null;
  }

  /**
   * Returns a set of numbers.
   *
   * @return the texts of its members in the order stored; null if it is of another type
   */
  public @Nullable List<String> ns() {
    return null;
  }

  /**
   * Returns a set of bytes.
   *
   * @return its members in the order stored; null if it is of another type
   */
  public @Nullable List<SdkBytes> bs() {
    return null;
  }

  /**
   * Returns a list.
   *
   * @return its elements, which may be null in the SDK's types; null if it is of another type
   */
  public @Nullable List<@Nullable StoredValue> l() {
    return null;
  }

  /**
   * Tells whether it is a map.
   *
   * @return true also for an empty map
   */
  public boolean hasM() {
    return false;
  }

  /**
   * Passes the entries of a map to a consumer, in the order stored.
   *
   * @param entries receives each key and its value, which may be null in the SDK's types
   */
  public void forEachEntry(BiConsumer<String, @Nullable StoredValue> entries) {}

  /**
   * Reads a map as the attributes of a record.
   *
   * @throws DecodeFailure if it is of another type
   */
  public ItemReader attributes(Map<String, List<String>> olderNames) {
    throw unexpected("M");
  }

  /**
   * Reads a map as the attributes of a record.
   *
   * @throws DecodeFailure if it is of another type
   */
  public final ItemReader attributes() {
    return attributes(Map.of());
  }

  /** Returns the value as one of the SDK's attribute values. */
  public abstract AttributeValue toAttributeValue();

  /** Returns the failure for a value of an unexpected type. */
  protected final DecodeFailure unexpected(String expected) {
    return Scalars.unexpected("", expected, type());
  }
}
