package dev.singlet.internal.query;

import dev.singlet.annotation.ScalarType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key attributes that make a position, and their form in tokens. */
public final class PositionSchema {

  private static final AttributeValue NONE = AttributeValue.createNul(true);

  /** The key attributes of the table, and of the index. */
  private final List<KeyAttribute> all;

  private final List<KeyAttribute> keys;
  private final Set<KeyAttribute> sortKeys = new HashSet<>();

  private PositionSchema(KeySchema... schemas) {
    Set<KeyAttribute> distinct = new LinkedHashSet<>();
    for (KeySchema schema : schemas) {
      distinct.addAll(schema.attributes());
      sortKeys.addAll(schema.sort());
    }
    this.all = List.copyOf(distinct);
    this.keys = new ArrayList<>(distinct);
  }

  /**
   * Returns the schema of positions in the partitions of a query: the keys of the table or index
   * and of the table, without the partition key, which the query knows itself.
   */
  public static PositionSchema within(AccessPattern<?> pattern) {
    PositionSchema schema = new PositionSchema(pattern.key(), pattern.type().table().key());
    schema.keys.removeAll(pattern.key().partition());
    return schema;
  }

  /** Returns the schema of positions in a whole table or index. */
  public static PositionSchema ofWhole(AccessPattern<?> pattern) {
    return new PositionSchema(pattern.key(), pattern.type().table().key());
  }

  /**
   * Returns the position of an item, or of its key attributes. An item without them, which only a
   * test double returns, has a position but no token.
   */
  public PagePosition position(Map<String, AttributeValue> item) {
    AttributeValue[] values = new AttributeValue[keys.size()];
    for (int i = 0; i < values.length; i++) {
      String name = keys.get(i).name();
      AttributeValue value = item.get(name);
      values[i] = value == null ? NONE : value;
    }
    return new PagePosition(List.of(values));
  }

  /** Returns the key attributes of an item, in the table and in the index. */
  public Map<String, AttributeValue> keys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> found = new HashMap<>(8);
    for (KeyAttribute key : all) {
      AttributeValue value = item.get(key.name());
      if (value != null) {
        found.put(key.name(), value);
      }
    }
    return found;
  }

  /** Puts a position's key attributes into a key. */
  public void putInto(Map<String, AttributeValue> key, PagePosition position) {
    for (int i = 0; i < keys.size(); i++) {
      key.put(keys.get(i).name(), position.values().get(i));
    }
  }

  /**
   * Returns a key attribute's value at a position.
   *
   * @return its value; null if it is not part of the position
   */
  public @Nullable AttributeValue value(PagePosition position, KeyAttribute key) {
    int index = keys.indexOf(key);
    return index < 0 ? null : position.values().get(index);
  }

  /**
   * Appends a position.
   *
   * @throws InvalidArgumentException if the item has no keys
   */
  public void write(PagePosition position, ByteArrayOutputStream out) {
    for (int i = 0; i < keys.size(); i++) {
      AttributeValue value = position.values().get(i);
      if (value.type().name().equals(keys.get(i).type().name())) {
        append(bytes(keys.get(i).type(), value), out);
      } else {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            "No page token can be made: an item was read without its key attribute "
                + keys.get(i).name()
                + " of type "
                + keys.get(i).type()
                + ".");
      }
    }
  }

  private static void append(byte[] bytes, ByteArrayOutputStream out) {
    out.write(bytes.length >>> Byte.SIZE);
    out.write(bytes.length);
    out.write(bytes, 0, bytes.length);
  }

  /**
   * Reads a position. Bytes after it stay unread.
   *
   * @return null if the bytes are not a possible position
   */
  public @Nullable PagePosition read(ByteBuffer in) {
    List<AttributeValue> values = new ArrayList<>(keys.size());
    for (KeyAttribute key : keys) {
      AttributeValue value = read(key, in);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return new PagePosition(values);
  }

  private @Nullable AttributeValue read(KeyAttribute key, ByteBuffer in) {
    int most = sortKeys.contains(key) ? Limits.SORT_KEY_BYTES : Limits.PARTITION_KEY_BYTES;
    int length = in.remaining() < Short.BYTES ? 0 : Short.toUnsignedInt(in.getShort());
    if (length == 0 || length > most || length > in.remaining()) {
      return null;
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    if (key.type() == ScalarType.B) {
      return AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(bytes));
    }
    String text = utf8(bytes);
    if (text == null) {
      return null;
    }
    if (key.type() == ScalarType.N) {
      return Numbers.parse(text) == null ? null : AttributeValue.createN(text);
    }
    return AttributeValue.createS(text);
  }

  private static byte[] bytes(ScalarType type, AttributeValue value) {
    return switch (type) {
      case S -> value.s().getBytes(StandardCharsets.UTF_8);
      case N -> value.n().getBytes(StandardCharsets.UTF_8);
      case B -> value.b().asByteArrayUnsafe();
    };
  }

  private static @Nullable String utf8(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException damaged) {
      return null;
    }
  }
}
