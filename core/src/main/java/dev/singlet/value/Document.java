package dev.singlet.value;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value of any type that DynamoDB can hold, for attributes without a fixed type. Immutable; a
 * sealed interface to switch over. A document deeper than DynamoDB's 32 levels can be made but not
 * stored.
 *
 * <pre>{@code
 * Document size = Document.ofMap(Map.of("width", Document.of(3), "unit", Document.of("cm")));
 * size.get("width").asNumber(); // 3
 * }</pre>
 */
public sealed interface Document {

  /**
   * A text, S.
   *
   * @param value the text
   */
  record Text(String value) implements Document {
    /**
     * Refuses null.
     *
     * @param value the text
     */
    public Text {
      Objects.requireNonNull(value, "value");
    }
  }

  /**
   * A number, N, without trailing zeros. Equal numbers are equal documents.
   *
   * @param value the number
   */
  record Numeric(BigDecimal value) implements Document {
    /**
     * Removes trailing zeros, and refuses a number that DynamoDB can't hold.
     *
     * @param value the number
     */
    public Numeric {
      Objects.requireNonNull(value, "value");
      value = Numbers.problem(value) == null ? Numbers.canonical(value) : value;
    }
  }

  /**
   * A boolean, BOOL.
   *
   * @param value the boolean
   */
  record Bool(boolean value) implements Document {}

  /** The value of DynamoDB's type NULL. */
  record Null() implements Document {}

  /**
   * Bytes, B.
   *
   * @param value the bytes
   */
  record Binary(SdkBytes value) implements Document {
    /**
     * Refuses null.
     *
     * @param value the bytes
     */
    public Binary {
      Objects.requireNonNull(value, "value");
    }
  }

  /**
   * A set of texts, SS.
   *
   * @param values the texts, at least one
   */
  record TextSet(Set<String> values) implements Document {
    /**
     * Copies the set.
     *
     * @param values the texts
     */
    public TextSet {
      values =
          Collections.unmodifiableSet(
              new LinkedHashSet<>(Objects.requireNonNull(values, "values")));
    }
  }

  /**
   * A set of numbers, NS.
   *
   * @param values the numbers, at least one
   */
  record NumberSet(Set<BigDecimal> values) implements Document {
    /**
     * Copies the set, and removes trailing zeros of the numbers.
     *
     * @param values the numbers
     */
    public NumberSet {
      Set<BigDecimal> copy = new LinkedHashSet<>();
      values.forEach(value -> copy.add(new Numeric(value).value()));
      values = Collections.unmodifiableSet(copy);
    }
  }

  /**
   * A set of bytes, BS.
   *
   * @param values the bytes, at least one
   */
  record BinarySet(Set<SdkBytes> values) implements Document {
    /**
     * Copies the set.
     *
     * @param values the bytes
     */
    public BinarySet {
      values =
          Collections.unmodifiableSet(
              new LinkedHashSet<>(Objects.requireNonNull(values, "values")));
    }
  }

  /**
   * A list, L.
   *
   * @param values the elements
   */
  record ListOf(List<Document> values) implements Document {
    /**
     * Copies the list.
     *
     * @param values the elements
     */
    public ListOf {
      values =
          Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(values, "values")));
    }
  }

  /**
   * A map, M.
   *
   * @param values the values by their keys
   */
  record MapOf(Map<String, Document> values) implements Document {
    /**
     * Copies the map.
     *
     * @param values the values by their keys
     */
    public MapOf {
      values =
          Collections.unmodifiableMap(
              new LinkedHashMap<>(Objects.requireNonNull(values, "values")));
    }
  }

  /**
   * Returns a text.
   *
   * @param text the text
   * @return its document
   */
  static Document of(String text) {
    return new Text(text);
  }

  /**
   * Returns an integer.
   *
   * @param number the integer
   * @return its document
   */
  static Document of(long number) {
    return new Numeric(BigDecimal.valueOf(number));
  }

  /**
   * Returns a number.
   *
   * @param number the number
   * @return its document
   */
  static Document of(BigDecimal number) {
    return new Numeric(number);
  }

  /**
   * Returns a boolean.
   *
   * @param bool the boolean
   * @return its document
   */
  static Document of(boolean bool) {
    return new Bool(bool);
  }

  /**
   * Returns bytes.
   *
   * @param bytes the bytes
   * @return their document
   */
  static Document of(SdkBytes bytes) {
    return new Binary(bytes);
  }

  /**
   * Returns the value of DynamoDB's type NULL.
   *
   * @return its document
   */
  static Document ofNull() {
    return new Null();
  }

  /**
   * Returns a list.
   *
   * @param elements its elements
   * @return its document
   */
  static Document ofList(List<? extends Document> elements) {
    return new ListOf(new ArrayList<>(Objects.requireNonNull(elements, "elements")));
  }

  /**
   * Returns a map.
   *
   * @param values its values by their keys
   * @return its document
   */
  static Document ofMap(Map<String, ? extends Document> values) {
    return new MapOf(new LinkedHashMap<>(Objects.requireNonNull(values, "values")));
  }

  /**
   * Returns the document of an attribute value.
   *
   * @param value an attribute value
   * @return its document
   * @throws InvalidArgumentException if it has none of DynamoDB's types, is a number that DynamoDB
   *     can't hold, or is deeper than its 32 levels (SGR0103)
   */
  static Document of(AttributeValue value) {
    return Documents.of(value, 2);
  }

  /**
   * Returns the document as an attribute value.
   *
   * @return its attribute value
   * @throws IllegalStateException if it is deeper than DynamoDB's 32 levels
   */
  default AttributeValue toAttributeValue() {
    return Documents.toAttributeValue(this);
  }

  /**
   * Returns the value of a text.
   *
   * @return its text
   * @throws IllegalStateException if it is not text
   */
  default String asText() {
    return Documents.cast(this, Text.class, "text").value();
  }

  /**
   * Returns the value of a number.
   *
   * @return its number
   * @throws IllegalStateException if it is not a number
   */
  default BigDecimal asNumber() {
    return Documents.cast(this, Numeric.class, "number").value();
  }

  /**
   * Returns the value of a boolean.
   *
   * @return its boolean
   * @throws IllegalStateException if it is not a boolean
   */
  default boolean asBoolean() {
    return Documents.cast(this, Bool.class, "boolean").value();
  }

  /**
   * Returns the value of bytes.
   *
   * @return its bytes
   * @throws IllegalStateException if it is not bytes
   */
  default SdkBytes asBinary() {
    return Documents.cast(this, Binary.class, "binary").value();
  }

  /**
   * Returns the elements of a list.
   *
   * @return its elements
   * @throws IllegalStateException if it is not a list
   */
  default List<Document> asList() {
    return Documents.cast(this, ListOf.class, "list").values();
  }

  /**
   * Returns the values of a map.
   *
   * @return its values by their keys
   * @throws IllegalStateException if it is not a map
   */
  default Map<String, Document> asMap() {
    return Documents.cast(this, MapOf.class, "map").values();
  }

  /**
   * Returns whether it is {@link #ofNull}.
   *
   * @return true for a value of type NULL
   */
  default boolean isNull() {
    return this instanceof Null;
  }

  /**
   * Returns whether it is a map with a key.
   *
   * @param key the key
   * @return true if {@link #get} gives a value
   */
  default boolean has(String key) {
    return this instanceof MapOf map && map.values().containsKey(key);
  }

  /**
   * Returns a value of a map.
   *
   * @param key its key
   * @return the value
   * @throws IllegalStateException if it is not a map, or has no such key
   */
  default Document get(String key) {
    Document value = asMap().get(key);
    if (value == null) {
      throw new IllegalStateException(
          "The map has no key \"" + key + "\". It has " + asMap().keySet() + ".");
    }
    return value;
  }

  /**
   * Returns an element of a list.
   *
   * @param index its index, from 0
   * @return the element
   * @throws IllegalStateException if it is not a list, or has no such element
   */
  default Document at(int index) {
    List<Document> list = asList();
    if (index < 0 || index >= list.size()) {
      throw new IllegalStateException(
          "The list has no element " + index + ". It has " + list.size() + ".");
    }
    return list.get(index);
  }
}
