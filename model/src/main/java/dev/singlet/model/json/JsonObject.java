package dev.singlet.model.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An object that was read, and its path for messages. Members that nobody asks for are ignored, so
 * that a file with more members can be read.
 *
 * @param path the members and indexes that lead to it; empty for the whole text
 * @param members its members
 */
public record JsonObject(String path, Map<String, Object> members) {

  /**
   * Reads the text of an object.
   *
   * @param text the text
   * @return the object
   * @throws InvalidJsonException if the text is not JSON, or not an object
   */
  public static JsonObject of(String text) {
    return object("", JsonReader.read(text));
  }

  /**
   * Returns a text.
   *
   * @param name the member
   * @return its value
   * @throws InvalidJsonException if there is none, or if it isn't a text
   */
  public String text(String name) {
    return required(name, textOrNull(name));
  }

  /**
   * Returns a text that may be left out.
   *
   * @param name the member
   * @return its value; empty if it is left out
   * @throws InvalidJsonException if it isn't a text
   */
  public String textOrEmpty(String name) {
    @Nullable String text = textOrNull(name);
    return text == null ? "" : text;
  }

  /**
   * Returns a text that may be absent.
   *
   * @param name the member
   * @return its value; null if there is none
   * @throws InvalidJsonException if it isn't a text
   */
  public @Nullable String textOrNull(String name) {
    return member(name, String.class, "a text");
  }

  /**
   * Returns a constant of an enum.
   *
   * @param name the member
   * @param type the enum
   * @param <E> the enum
   * @return the constant with the name that the member holds
   * @throws InvalidJsonException if there is none
   */
  public <E extends Enum<E>> E constant(String name, Class<E> type) {
    return required(name, constantOrNull(name, type));
  }

  /**
   * Returns a constant of an enum that may be absent.
   *
   * @param name the member
   * @param type the enum
   * @param <E> the enum
   * @return the constant with the name that the member holds; null if there is no such member
   * @throws InvalidJsonException if no constant has that name
   */
  public <E extends Enum<E>> @Nullable E constantOrNull(String name, Class<E> type) {
    @Nullable String text = textOrNull(name);
    return text == null ? null : constant(text, type, within(name));
  }

  /**
   * Returns an array of constants of an enum.
   *
   * @param name the member
   * @param type the enum
   * @param <E> the enum
   * @return the constants; none if it is left out
   * @throws InvalidJsonException if it isn't an array of names of constants
   */
  public <E extends Enum<E>> List<E> constants(String name, Class<E> type) {
    List<E> constants = new ArrayList<>();
    for (String text : texts(name)) {
      constants.add(constant(text, type, within(name) + "[" + constants.size() + "]"));
    }
    return constants;
  }

  private static <E extends Enum<E>> E constant(String text, Class<E> type, String path) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> constant.name().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidJsonException(
                    place(path)
                        + " is \""
                        + text
                        + "\". Expected one of "
                        + List.of(type.getEnumConstants())
                        + "."));
  }

  /**
   * Returns whether a member is true. A member that is left out is false.
   *
   * @param name the member
   * @return its value
   * @throws InvalidJsonException if it isn't a boolean
   */
  public boolean isTrue(String name) {
    return Boolean.TRUE.equals(member(name, Boolean.class, "true or false"));
  }

  /**
   * Returns an integer.
   *
   * @param name the member
   * @param otherwise the value if it is left out
   * @return its value
   * @throws InvalidJsonException if it isn't an {@code int}
   */
  public int integer(String name, int otherwise) {
    @Nullable BigDecimal number = member(name, BigDecimal.class, "an integer");
    try {
      return number == null ? otherwise : number.intValueExact();
    } catch (ArithmeticException notAnInteger) {
      throw new InvalidJsonException(at(name) + " is " + number + ". Expected an integer.");
    }
  }

  /**
   * Returns an object that may be absent.
   *
   * @param name the member
   * @param read reads it
   * @param <T> the type to read it as
   * @return its value; null if there is none
   * @throws InvalidJsonException if it isn't an object
   */
  public <T> @Nullable T objectOrNull(String name, Function<JsonObject, T> read) {
    @Nullable Object value = members.get(name);
    return value == null ? null : read.apply(object(within(name), value));
  }

  /**
   * Returns an object.
   *
   * @param name the member
   * @param read reads it
   * @param <T> the type to read it as
   * @return its value
   * @throws InvalidJsonException if there is none, or if it isn't an object
   */
  public <T> T object(String name, Function<JsonObject, T> read) {
    return required(name, objectOrNull(name, read));
  }

  /**
   * Returns an array of objects.
   *
   * @param name the member
   * @param read reads an element
   * @param <T> the type to read each as
   * @return the elements; none if it is left out
   * @throws InvalidJsonException if it isn't an array of objects
   */
  public <T> List<T> objects(String name, Function<JsonObject, T> read) {
    List<T> objects = new ArrayList<>();
    for (Object element : array(name)) {
      objects.add(read.apply(object(within(name) + "[" + objects.size() + "]", element)));
    }
    return objects;
  }

  /**
   * Returns an array of texts.
   *
   * @param name the member
   * @return the texts; none if it is left out
   * @throws InvalidJsonException if it isn't an array of texts
   */
  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Object element : array(name)) {
      texts.add(
          element instanceof String text
              ? text
              : cast(element, String.class, within(name) + "[" + texts.size() + "]", "a text"));
    }
    return texts;
  }

  /**
   * Returns an object whose members are texts.
   *
   * @param name the member
   * @return the texts by name, in order; none if it is left out
   * @throws InvalidJsonException if it isn't an object of texts
   */
  public Map<String, String> textsByName(String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    @Nullable JsonObject object = objectOrNull(name, Function.identity());
    if (object != null) {
      object.members.keySet().forEach(member -> texts.put(member, object.text(member)));
    }
    return texts;
  }

  private List<?> array(String name) {
    @Nullable List<?> array = member(name, List.class, "an array");
    return array == null ? List.of() : array;
  }

  private <T> @Nullable T member(String name, Class<T> type, String expected) {
    @Nullable Object value = members.get(name);
    return value == null || type.isInstance(value)
        ? type.cast(value)
        : cast(value, type, within(name), expected);
  }

  private static <T> T cast(Object value, Class<T> type, String path, String expected) {
    if (!type.isInstance(value)) {
      throw new InvalidJsonException(place(path) + " is " + value + ". Expected " + expected + ".");
    }
    return type.cast(value);
  }

  @SuppressWarnings("unchecked") // The reader makes no other maps.
  private static JsonObject object(String path, Object value) {
    return new JsonObject(path, cast(value, Map.class, path, "an object"));
  }

  private <T> T required(String name, @Nullable T value) {
    if (value == null) {
      throw new InvalidJsonException(at(name) + " is missing.");
    }
    return value;
  }

  private String within(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  private String at(String name) {
    return place(within(name));
  }

  private static String place(String path) {
    return path.isEmpty() ? "The text" : "The member " + path;
  }
}
