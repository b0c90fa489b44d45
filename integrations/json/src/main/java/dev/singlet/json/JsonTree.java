package dev.singlet.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
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
import java.util.function.Function;
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

  /** Reads a text of any depth. */
  static Object read(String text) {
    return read(text, Integer.MAX_VALUE);
  }

  /**
   * Reads a text.
   *
   * @param maxLevels the levels of objects and arrays beyond which the text is refused
   */
  static Object read(String text, int maxLevels) {
    try (JsonParser parser = JSON.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new InvalidJsonException("is empty");
      }
      Object value = value(parser, maxLevels);
      if (parser.nextToken() != null) {
        throw new InvalidJsonException("goes on after its end");
      }
      return value;
    } catch (JacksonException malformed) {
      throw InvalidJsonException.malformed(malformed);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static Object value(JsonParser parser, int levels) throws IOException {
    if (levels == 0 && parser.currentToken().isStructStart()) {
      throw Levels.tooDeep();
    }
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser, levels - 1);
      case START_ARRAY -> array(parser, levels - 1);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Numeral(parser.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> Null.NULL;
      default -> throw new InvalidJsonException("is not a value");
    };
  }

  private static Map<String, Object> object(JsonParser parser, int levels) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      try {
        if (object.put(name, value(parser, levels)) != null) {
          throw new InvalidJsonException("is there twice");
        }
      } catch (InvalidJsonException failure) {
        throw failure.in(name);
      }
    }
    return object;
  }

  private static List<Object> array(JsonParser parser, int levels) throws IOException {
    List<Object> array = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      try {
        array.add(value(parser, levels));
      } catch (InvalidJsonException failure) {
        throw failure.in(array.size());
      }
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

  /** Converts the members of an object. Members converted to null are left out. */
  static <V, R> Map<String, R> members(Map<String, V> object, Function<V, @Nullable R> convert) {
    Map<String, R> members = new TreeMap<>();
    object.forEach(
        (name, value) -> {
          R converted = at(name, value, convert);
          if (converted != null) {
            members.put(name, converted);
          }
        });
    return members;
  }

  /** Converts the elements of an array. */
  static <E, R> List<R> elements(List<? extends E> array, Function<E, R> convert) {
    List<R> elements = new ArrayList<>(array.size());
    for (E element : array) {
      elements.add(at(elements.size(), element, convert));
    }
    return elements;
  }

  /** Converts a member. */
  static <V, R> R at(String name, V value, Function<V, R> convert) {
    try {
      return convert.apply(value);
    } catch (InvalidJsonException failure) {
      throw failure.in(name);
    }
  }

  /** Converts an element. */
  static <E, R> R at(int index, E element, Function<E, R> convert) {
    try {
      return convert.apply(element);
    } catch (InvalidJsonException failure) {
      throw failure.in(index);
    }
  }

  /** Requires an object. */
  @SuppressWarnings("unchecked") // The names of members are texts.
  static Map<String, Object> object(Object json) {
    if (json instanceof Map<?, ?> object) {
      return (Map<String, Object>) object;
    }
    throw Scalars.unexpected("an object", json);
  }

  /** Requires an array. */
  static List<?> array(Object json) {
    if (json instanceof List<?> array) {
      return array;
    }
    throw Scalars.unexpected("an array", json);
  }

  /** Returns the kind of a value, for messages. */
  static String describe(Object value) {
    if (value instanceof Map) {
      return "an object";
    }
    if (value instanceof List) {
      return "an array";
    }
    if (value instanceof Numeral) {
      return "a number";
    }
    return value instanceof String ? "a string" : value instanceof Boolean ? "a boolean" : "null";
  }
}
