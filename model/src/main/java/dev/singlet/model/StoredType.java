package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type of values, and the form in which they are stored.
 *
 * @param java the type in Java
 * @param stored the type in DynamoDB
 * @param kind what it is, in one word: {@code string}, {@code long}, {@code enum}, {@code instant},
 *     {@code list}, {@code record} and so on
 * @param format the form of an instant: {@code nanos}, {@code millis}, {@code seconds} or {@code
 *     toString} for text, {@code epoch} or {@code epochMillis} for numbers. Another time has {@code
 *     millis}, {@code seconds} or {@code toString}, or nothing for nine digits of a second. Empty
 *     for other types
 * @param scalar its values, if it is not made of other types; null for others
 * @param constants the constants of an enum
 * @param key the type of the keys of a map; null for others
 * @param element the type of the elements of a list, a set or an array, or of the values of a map;
 *     for a converted type the converter's result; null for others
 * @param holdsNull true if elements of the list or array, or values of the map, can be null, which
 *     is stored as NULL
 * @param nested the id of a record or a sealed interface within the entity; empty for other kinds
 * @param converter the class that converts it; empty if there is none
 * @param transformations the changes before it is stored, in their order
 */
public record StoredType(
    String java,
    AttributeType stored,
    String kind,
    String format,
    @Nullable Scalar scalar,
    List<EnumConstant> constants,
    @Nullable StoredType key,
    @Nullable StoredType element,
    boolean holdsNull,
    String nested,
    String converter,
    List<Transformation> transformations) {

  /**
   * Copies the lists.
   *
   * @param java the type in Java
   * @param stored the type in DynamoDB
   * @param kind what it is, in one word
   * @param format the form of a time that has several
   * @param scalar its values
   * @param constants the constants of an enum
   * @param key the type of the keys of a map
   * @param element the type of the elements
   * @param holdsNull true if elements can be null
   * @param nested the id of a record or a sealed interface within the entity
   * @param converter the class that converts it
   * @param transformations the changes before it is stored
   */
  public StoredType {
    constants = List.copyOf(constants);
    transformations = List.copyOf(transformations);
  }

  /**
   * The values of a type that is not made of other types.
   *
   * @param json the keywords of JSON Schema for its values, without the constants of an enum
   * @param samples some of its texts, of different values; none if any text will do, or if it has
   *     no text
   * @param isFreeText true if its texts can have any characters, so that programs check them in
   *     keys
   * @param isStoredOtherwise true if a default is stored in another form than the annotation has it
   */
  public record Scalar(
      Map<String, Object> json,
      List<String> samples,
      boolean isFreeText,
      boolean isStoredOtherwise) {

    /**
     * Copies the keywords and the list.
     *
     * @param json the keywords of JSON Schema
     * @param samples some of its texts
     * @param isFreeText true if its texts can have any characters
     * @param isStoredOtherwise true if a default is stored in another form
     */
    public Scalar {
      json = Collections.unmodifiableMap(new LinkedHashMap<>(json));
      samples = List.copyOf(samples);
    }

    /**
     * Returns whether it is a number in JSON.
     *
     * @return true for integers and other numbers, and for what is stored as one
     */
    public boolean isNumber() {
      return isInteger() || is("number");
    }

    /**
     * Returns whether it is a number without a fraction in JSON.
     *
     * @return true for integers, and for what is stored as one
     */
    public boolean isInteger() {
      return is("integer");
    }

    /**
     * Returns whether it is a boolean.
     *
     * @return true for a boolean
     */
    public boolean isBoolean() {
      return is("boolean");
    }

    /**
     * Returns whether it is a date with a time of day, in any form.
     *
     * @return true for instants, also for those that are stored as numbers
     */
    public boolean hasTime() {
      return !samples.isEmpty() && samples.get(0).matches("\\d{4}-\\d\\d-\\d\\dT.*");
    }

    /**
     * Returns the format of JSON Schema.
     *
     * @return such as {@code date-time}; empty for none
     */
    public String format() {
      return json.get("format") instanceof String format ? format : "";
    }

    private boolean is(String type) {
      return type.equals(json.get("type"));
    }

    static Scalar read(JsonObject json) {
      return new Scalar(
          json.object("json", JsonObject::members),
          json.texts("samples"),
          json.isTrue("freeText"),
          json.isTrue("storedOtherwise"));
    }

    Map<String, Object> write() {
      return new Members()
          .add("json", json)
          .add("samples", samples)
          .add("freeText", isFreeText)
          .add("storedOtherwise", isStoredOtherwise)
          .all();
    }
  }

  /**
   * Returns whether it is a record that is stored as its only component.
   *
   * @return true for such a record
   */
  public boolean isUnwrapped() {
    return kind.equals("unwrapped");
  }

  /**
   * Returns the type without converters.
   *
   * @return the type that its converter gives, which can be converted in turn; itself if it has no
   *     converter
   */
  public StoredType storedForm() {
    return kind.equals("converted") && element != null ? element.storedForm() : this;
  }

  /**
   * Returns whether it is stored as a set. DynamoDB has no empty sets, so an item lacks an empty
   * one.
   *
   * @return true for a set, and for a type that a converter makes a set of
   */
  public boolean isSet() {
    String form = storedForm().kind();
    return form.equals("set") || form.equals("sortedSet");
  }

  /**
   * A change of a value before it is stored.
   *
   * @param kind the change that it makes
   * @param argument the prefix, or the class of the cipher; empty for the others
   */
  public record Transformation(Kind kind, String argument) {

    /** The kinds of transformations. */
    public enum Kind {
      /** Removes white space at the ends of a text. */
      TRIM,
      /** Adds a prefix to a text. */
      PREFIX,
      /** Compresses a value to bytes. */
      COMPRESS,
      /** Encrypts a value to bytes. */
      ENCRYPT
    }

    static Transformation read(JsonObject json) {
      return new Transformation(json.constant("kind", Kind.class), json.textOrEmpty("argument"));
    }

    Map<String, Object> write() {
      return new Members().add("kind", kind).add("argument", argument).all();
    }
  }

  static StoredType read(JsonObject json) {
    return new StoredType(
        json.text("java"),
        json.constant("stored", AttributeType.class),
        json.text("kind"),
        json.textOrEmpty("format"),
        json.objectOrNull("scalar", Scalar::read),
        json.objects("constants", EnumConstant::read),
        json.objectOrNull("key", StoredType::read),
        json.objectOrNull("element", StoredType::read),
        json.isTrue("holdsNull"),
        json.textOrEmpty("nested"),
        json.textOrEmpty("converter"),
        json.objects("transformations", Transformation::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("java", java)
        .add("stored", stored)
        .add("kind", kind)
        .add("format", format)
        .add("scalar", scalar, Scalar::write)
        .addAll("constants", constants, EnumConstant::write)
        .add("key", key, StoredType::write)
        .add("element", element, StoredType::write)
        .add("holdsNull", holdsNull)
        .add("nested", nested)
        .add("converter", converter)
        .addAll("transformations", transformations, Transformation::write)
        .all();
  }
}
