package dev.singlet.runtime.item;

import dev.singlet.internal.text.EntryList;
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
   * Requires a type. The methods for content may be called only for the types that they name.
   *
   * @throws DecodeFailure if it is of another type
   */
  public final StoredValue require(AttributeValue.Type type) {
    if (type() != type) {
      throw unexpected(type.name());
    }
    return this;
  }

  public final String string() {
    return require(AttributeValue.Type.S).text();
  }

  public final String number() {
    return require(AttributeValue.Type.N).text();
  }

  public final SdkBytes binary() {
    return require(AttributeValue.Type.B).bytes();
  }

  public final boolean bool() {
    return require(AttributeValue.Type.BOOL).isTrue();
  }

  /** Returns the text of a string or a number. */
  public String text() {
    throw unexpected("S or N");
  }

  /** Returns a boolean. */
  public boolean isTrue() {
    throw unexpected("BOOL");
  }

  /** Returns bytes. */
  public SdkBytes bytes() {
    throw unexpected("B");
  }

  /** Returns the members of a set in the order stored, texts or bytes, in an array of their own. */
  public Object[] members() {
    throw unexpected("SS, NS or BS");
  }

  /** Returns the elements of a list, which may be null in the SDK's types. */
  public List<@Nullable StoredValue> elements() {
    throw unexpected("L");
  }

  /**
   * Passes the entries of a map to a consumer, in the order stored.
   *
   * @param entries receives each key and its value, which may be null in the SDK's types
   */
  public void forEachEntry(BiConsumer<String, @Nullable StoredValue> entries) {
    throw unexpected("M");
  }

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

  /**
   * Reads the value as the only attribute of a record.
   *
   * @param name the name of that attribute
   */
  public final ItemReader only(String name) {
    return new SdkItemReader(Map.of(name, toAttributeValue()), Map.of(), level() - 1);
  }

  /**
   * Reads a list as the attributes of a record, one for each element.
   *
   * @param names the names of these attributes
   * @throws DecodeFailure if it is of another type, or has more or fewer elements
   */
  public final ItemReader tuple(String... names) {
    List<@Nullable StoredValue> elements = require(AttributeValue.Type.L).elements();
    if (elements.size() != names.length) {
      throw new DecodeFailure(
          "",
          "has " + counted(elements.size()) + ", but is a tuple of " + counted(names.length),
          null);
    }
    EntryList<AttributeValue> attributes = new EntryList<>(names.length);
    for (int i = 0; i < names.length; i++) {
      attributes.add(names[i], Scalars.present(elements.get(i)).toAttributeValue());
    }
    return new SdkItemReader(attributes, Map.of(), level());
  }

  private static String counted(int elements) {
    return elements + (elements == 1 ? " element" : " elements");
  }

  /** Returns its level in the item, if it is a list or a map that counts levels; otherwise 0. */
  int level() {
    return 0;
  }

  /** Returns the value as one of the SDK's attribute values. */
  public abstract AttributeValue toAttributeValue();

  /** Returns the failure for a value of an unexpected type. */
  public final DecodeFailure unexpected(String expected) {
    return Scalars.unexpected("", expected, type());
  }
}
