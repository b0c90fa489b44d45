package dev.singlet.generated.item;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value as DynamoDB gives it: as one of the SDK's attribute values, or as it stands in the bytes
 * of a response. Codecs read it without knowing which.
 */
public abstract class StoredValue {

  /** Implemented where values come from. */
  protected StoredValue() {}

  /** An attribute as the SDK gives it. */
  public static StoredValue of(AttributeValue value) {
    return SdkValue.of(value, 2);
  }

  /** Which of DynamoDB's types it is of. */
  public abstract AttributeValue.Type type();

  /**
   * A string.
   *
   * @return null if it is of another type
   */
  public @Nullable String s() {
    return null;
  }

  /**
   * A number.
   *
   * @return its text; null if it is of another type
   */
  public @Nullable String n() {
    return null;
  }

  /**
   * A boolean.
   *
   * @return null if it is of another type
   */
  public @Nullable Boolean bool() {
    return null;
  }

  /**
   * Bytes.
   *
   * @return null if it is of another type
   */
  public @Nullable SdkBytes b() {
    return null;
  }

  /**
   * A set of strings.
   *
   * @return its members in the order stored; null if it is of another type
   */
  public @Nullable List<String> ss() {
    return null;
  }

  /**
   * A set of numbers.
   *
   * @return the texts of its members in the order stored; null if it is of another type
   */
  public @Nullable List<String> ns() {
    return null;
  }

  /**
   * A set of bytes.
   *
   * @return its members in the order stored; null if it is of another type
   */
  public @Nullable List<SdkBytes> bs() {
    return null;
  }

  /**
   * A list.
   *
   * @return its elements, of which the SDK lets some be null; null if it is of another type
   */
  public @Nullable List<@Nullable StoredValue> l() {
    return null;
  }

  /**
   * Whether it is a map.
   *
   * @return true for one that is empty, too
   */
  public boolean hasM() {
    return false;
  }

  /**
   * Gives the entries of a map, in the order stored.
   *
   * @param entries takes each key and its value, which the SDK lets be null
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

  /** The value as the SDK has it. */
  public abstract AttributeValue toAttributeValue();

  /** What to throw for a value of a type that is not expected. */
  protected final DecodeFailure unexpected(String expected) {
    return Scalars.unexpected("", expected, type());
  }
}
