package dev.singlet.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * JSON as maps, lists, texts, booleans, {@link Numeral} and {@link Null}. Numbers keep their text.
 */
final class JsonTree {

  private static final JsonFactory JSON = new JsonFactory();

  private JsonTree() {}

  /** A number as it was written. */
  record Numeral(String text) {}

  /** The value null. */
  enum Null {
    NULL
  }

  static Object read(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new InvalidJsonException("", "is empty");
      }
      Object value = value(parser, "");
      if (parser.nextToken() != null) {
        throw new InvalidJsonException("", "goes on after its end");
      }
      return value;
    } catch (JacksonException malformed) {
      JsonLocation at = malformed.getLocation();
      String place =
          at == null ? "" : " (line %d, column %d)".formatted(at.getLineNr(), at.getColumnNr());
      throw new InvalidJsonException(
          "", "can't be parsed: " + malformed.getOriginalMessage() + place, malformed);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static Object value(JsonParser parser, String path) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser, path);
      case START_ARRAY -> array(parser, path);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Numeral(parser.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> Null.NULL;
      default -> throw new InvalidJsonException(path, "is no value");
    };
  }

  private static Map<String, Object> object(JsonParser parser, String path) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      String place = member(path, name);
      parser.nextToken();
      if (object.put(name, value(parser, place)) != null) {
        throw new InvalidJsonException(place, "stands there twice");
      }
    }
    return object;
  }

  private static List<Object> array(JsonParser parser, String path) throws IOException {
    List<Object> array = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value(parser, element(path, array.size())));
    }
    return array;
  }

  static String write(Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = JSON.createGenerator(text)) {
      write(value, generator);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static void write(Object value, JsonGenerator generator) throws IOException {
    if (value instanceof Map<?, ?> object) {
      generator.writeStartObject();
      for (Map.Entry<?, ?> member : object.entrySet()) {
        generator.writeFieldName((String) member.getKey());
        write(member.getValue(), generator);
      }
      generator.writeEndObject();
    } else if (value instanceof List<?> array) {
      generator.writeStartArray();
      for (Object element : array) {
        write(element, generator);
      }
      generator.writeEndArray();
    } else if (value instanceof Numeral number) {
      generator.writeNumber(number.text());
    } else if (value instanceof Boolean bool) {
      generator.writeBoolean(bool);
    } else if (value instanceof String text) {
      generator.writeString(text);
    } else {
      generator.writeNull();
    }
  }

  /**
   * Converts the members of an object, each with its path. Members converted to null are left out.
   */
  static <V, R> Map<String, R> members(
      Map<String, V> object, String path, BiFunction<V, String, @Nullable R> convert) {
    Map<String, R> members = new TreeMap<>();
    object.forEach(
        (name, value) -> {
          R converted = convert.apply(value, member(path, name));
          if (converted != null) {
            members.put(name, converted);
          }
        });
    return members;
  }

  /** Converts the elements of an array, each with its path. */
  static <E, R> List<R> elements(
      List<? extends E> array, String path, BiFunction<E, String, R> convert) {
    List<R> elements = new ArrayList<>(array.size());
    for (E element : array) {
      elements.add(convert.apply(element, element(path, elements.size())));
    }
    return elements;
  }

  /** Requires an object. */
  @SuppressWarnings("unchecked") // The names of members are texts.
  static Map<String, Object> object(Object json, String path) {
    if (json instanceof Map<?, ?> object) {
      return (Map<String, Object>) object;
    }
    throw Scalars.unexpected("an object", json, path);
  }

  /** Requires an array. */
  static List<?> array(Object json, String path) {
    if (json instanceof List<?> array) {
      return array;
    }
    throw Scalars.unexpected("an array", json, path);
  }

  static String member(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  static String element(String path, int index) {
    return path + "[" + index + "]";
  }

  /** Returns the kind of a value, for messages. */
  static String describe(Object value) {
    if (value instanceof Map) {
      return "an object";
    }
    if (value instanceof List) {
      return "an array";
    }
    if (value instanceof Numeral number) {
      return "the number " + number.text();
    }
    return value instanceof String ? "a string" : value instanceof Boolean ? "a boolean" : "null";
  }
}
