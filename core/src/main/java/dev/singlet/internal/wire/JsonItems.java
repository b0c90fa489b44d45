package dev.singlet.internal.wire;

import dev.singlet.internal.text.InstantText;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items in the JSON of an answer, with an index of the positions of their values. A value is
 * identified by its place in the index. The entries of a map, or the elements of a list or a set,
 * have consecutive places.
 */
final class JsonItems {

  /** The ints of an index entry: a head of type, form and name, and two bounds. */
  static final int WIDTH = 3;

  private static final int START = 1;
  private static final int END = 2;

  // The types in the index, which take four bits.
  static final int S = 0;
  static final int N = 1;
  static final int B = 2;
  static final int SS = 3;
  static final int NS = 4;
  static final int BS = 5;
  static final int M = 6;
  static final int L = 7;
  static final int BOOL = 8;
  static final int NUL = 9;

  static final long OTHER = Long.MIN_VALUE;
  private static final int SURE_DIGITS = 18;

  private static final int TYPE_MASK = 0xF;
  private static final int FORM_SHIFT = 4;
  private static final int FORM_MASK = 0x3;
  private static final int NAME_SHIFT = 6;
  private static final List<AttributeValue.Type> TYPES =
      List.of(
          AttributeValue.Type.S,
          AttributeValue.Type.N,
          AttributeValue.Type.B,
          AttributeValue.Type.SS,
          AttributeValue.Type.NS,
          AttributeValue.Type.BS,
          AttributeValue.Type.M,
          AttributeValue.Type.L,
          AttributeValue.Type.BOOL,
          AttributeValue.Type.NUL);
  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);
  private static final AttributeValue NULL = AttributeValue.createNul(true);

  private final byte[] json;
  private final JsonTexts texts;
  private final int[] index;
  private final String[] names;

  /** The entry that each lookup in the last item found, from the first lookup on. */
  private final int[] found = new int[64];

  JsonItems(byte[] json, int[] index, String[] names) {
    this.json = json;
    this.texts = new JsonTexts(json);
    this.index = index;
    this.names = names;
  }

  AttributeValue.Type type(int place) {
    return TYPES.get(index[place] & TYPE_MASK);
  }

  /** Returns the head of an entry. An answer is too small to have more names than fit. */
  static int head(int type, int form, int name) {
    return type | form << FORM_SHIFT | name << NAME_SHIFT;
  }

  static String typeName(int type) {
    return TYPES.get(type).name();
  }

  boolean is(int place, int type) {
    return (index[place] & TYPE_MASK) == type;
  }

  /** Returns the text of a string or a number. */
  String text(int place) {
    int form = index[place] >> FORM_SHIFT & FORM_MASK;
    return texts.text(index[place + START], index[place + END], form);
  }

  /** Returns whether a string is ASCII characters without escapes. */
  boolean isPlain(int place) {
    return (index[place] >> FORM_SHIFT & FORM_MASK) == JsonText.PLAIN;
  }

  int start(int place) {
    return index[place + START];
  }

  int end(int place) {
    return index[place + END];
  }

  byte[] json() {
    return json;
  }

  /** Returns a time as Singlet writes it; null for any other text. */
  @Nullable Instant time(int place) {
    return InstantText.parse(json, index[place + START], index[place + END]);
  }

  /**
   * Returns an integer that has few enough digits for a long; {@link #OTHER} for any other number.
   */
  long integer(int place) {
    int start = index[place + START];
    int end = index[place + END];
    int first = json[start] == '-' ? start + 1 : start;
    if (first == end || end - first > SURE_DIGITS) {
      return OTHER;
    }
    long number = 0;
    for (int at = first; at < end; at++) {
      int digit = json[at] - '0';
      if (digit < 0 || digit > 9) {
        return OTHER;
      }
      number = number * 10 + digit;
    }
    return first == start ? number : -number;
  }

  boolean bool(int place) {
    return index[place + START] != 0;
  }

  SdkBytes bytes(int place) {
    String base64 =
        new String(
            json,
            index[place + START],
            index[place + END] - index[place + START],
            StandardCharsets.ISO_8859_1);
    return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(base64));
  }

  /** Returns the number of entries or elements. */
  int size(int place) {
    return index[place + END];
  }

  /** Returns the place of the first entry or element. */
  int first(int place) {
    return index[place + START];
  }

  String name(int place) {
    return names[index[place] >>> NAME_SHIFT];
  }

  /** Returns the place of a map's entry; -1 if there is none. */
  @SuppressWarnings("ReferenceEquality") // only first: see isNamed
  int find(int map, String name) {
    int first = first(map);
    int end = first + size(map) * WIDTH;
    for (int place = first; place < end; place += WIDTH) {
      if (names[index[place] >>> NAME_SHIFT] == name) {
        return place;
      }
    }
    for (int place = first; place < end; place += WIDTH) {
      if (isNamed(place, name)) {
        return place;
      }
    }
    return -1;
  }

  /**
   * Returns the place of an item's attribute. Items are mostly read like the item before, so the
   * same lookup finds its attribute in the same entry.
   */
  int find(int item, String name, int call) {
    if (call >= found.length) {
      return find(item, name);
    }
    // Read only once, because other threads may write it.
    int guess = found[call];
    if (guess < size(item) * WIDTH && isNamed(first(item) + guess, name)) {
      return first(item) + guess;
    }
    int place = find(item, name);
    if (place >= 0) {
      found[call] = place - first(item);
    }
    return place;
  }

  private boolean isNamed(int place, String name) {
    String given = names[index[place] >>> NAME_SHIFT];
    if (given.equals(name)) {
      // The requested name is a constant, so next time it is the same object and found at once.
      names[index[place] >>> NAME_SHIFT] = name;
      return true;
    }
    return false;
  }

  /** Returns a value as the SDK creates it. */
  AttributeValue value(int place) {
    return switch (index[place] & TYPE_MASK) {
      case S -> AttributeValue.createS(text(place));
      case N -> AttributeValue.createN(text(place));
      case B -> AttributeValue.createB(bytes(place));
      case SS -> AttributeValue.createSs(elements(place, this::text));
      case NS -> AttributeValue.createNs(elements(place, this::text));
      case BS -> AttributeValue.createBs(elements(place, this::bytes));
      case M -> AttributeValue.createM(map(place));
      case L -> AttributeValue.createL(elements(place, this::value));
      case BOOL -> bool(place) ? TRUE : FALSE;
      default -> NULL;
    };
  }

  /** Returns the elements of a list, or the members of a set, in the given form. */
  <E> List<E> elements(int place, IntFunction<E> form) {
    List<E> elements = new ArrayList<>(size(place));
    int end = first(place) + size(place) * WIDTH;
    for (int element = first(place); element < end; element += WIDTH) {
      elements.add(form.apply(element));
    }
    return elements;
  }

  Map<String, AttributeValue> map(int place) {
    Map<String, AttributeValue> map = new LinkedHashMap<>(size(place) * 4 / 3 + 1);
    int end = first(place) + size(place) * WIDTH;
    for (int entry = first(place); entry < end; entry += WIDTH) {
      map.put(name(entry), value(entry));
    }
    return map;
  }

  /** Returns a string attribute of an item; null if it is absent or of another type. */
  @Nullable String stringOrNull(int item, String name) {
    int place = find(item, name);
    return place < 0 || !is(place, S) ? null : text(place);
  }
}
