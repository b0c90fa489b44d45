package dev.singlet;

import dev.singlet.annotation.ScalarType;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.expression.Placeholders;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a query continues: the key attributes of the last item, without the partition key, which
 * the query itself knows. So a token can't lead out of its partition, whatever is made of it.
 *
 * <p>As text it is Base64 for URLs: a version, a digest over the query and the position, and the
 * position. The digest finds damage and foreign tokens.
 */
final class PageToken {

  private static final byte VERSION = 1;
  private static final int DIGEST_BYTES = 16;

  private final List<AttributeValue> position;

  private PageToken(List<AttributeValue> position) {
    this.position = position;
  }

  /** The position after an item, given at least its key attributes. */
  static PageToken of(Map<String, AttributeValue> item, Query<?> query) {
    List<AttributeValue> position = new ArrayList<>(3);
    for (KeyAttribute key : keys(query)) {
      position.add(item.get(key.name()));
    }
    return new PageToken(position);
  }

  /** The key for DynamoDB to start after. */
  Map<String, AttributeValue> startKey(Query<?> query) {
    Map<String, AttributeValue> key = new HashMap<>(8);
    List<KeyAttribute> keys = keys(query);
    for (int i = 0; i < keys.size(); i++) {
      key.put(keys.get(i).name(), position.get(i));
    }
    key.put(query.pattern().key().partition().name(), query.condition().partition());
    return key;
  }

  String encode(Query<?> query) {
    byte[] payload = payload(query);
    byte[] token = new byte[1 + DIGEST_BYTES + payload.length];
    token[0] = VERSION;
    System.arraycopy(digest(query, payload), 0, token, 1, DIGEST_BYTES);
    System.arraycopy(payload, 0, token, 1 + DIGEST_BYTES, payload.length);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  static PageToken decode(String text, Query<?> query) {
    byte[] token;
    try {
      token = Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException notBase64) {
      throw invalid("is damaged");
    }
    if (token.length < 1 + DIGEST_BYTES || token[0] != VERSION) {
      throw invalid("is damaged, or of another version of Singlet");
    }
    byte[] payload = Arrays.copyOfRange(token, 1 + DIGEST_BYTES, token.length);
    byte[] digest = Arrays.copyOfRange(token, 1, 1 + DIGEST_BYTES);
    String canonical = Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    if (!MessageDigest.isEqual(digest, digest(query, payload)) || !canonical.equals(text)) {
      throw invalid(
          "is damaged, or belongs to another query than "
              + query.pattern()
              + " with these arguments and this direction");
    }
    return new PageToken(position(payload, query));
  }

  private byte[] payload(Query<?> query) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<KeyAttribute> keys = keys(query);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (int i = 0; i < keys.size(); i++) {
        byte[] value = bytes(keys.get(i).type(), position.get(i));
        out.writeShort(value.length);
        out.write(value);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static List<AttributeValue> position(byte[] payload, Query<?> query) {
    List<AttributeValue> position = new ArrayList<>(3);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload))) {
      for (KeyAttribute key : keys(query)) {
        position.add(value(key.type(), in.readNBytes(in.readUnsignedShort())));
      }
      if (in.read() >= 0) {
        throw invalid("is damaged");
      }
    } catch (IOException tooShort) {
      throw invalid("is damaged");
    }
    return position;
  }

  /** The key attributes that DynamoDB wants to start at, but the queried partition key. */
  private static List<KeyAttribute> keys(Query<?> query) {
    KeySchema queried = query.pattern().key();
    KeySchema primary = query.pattern().type().table().key();
    List<KeyAttribute> keys = new ArrayList<>(4);
    for (KeySchema schema : List.of(queried, primary)) {
      if (!keys.contains(schema.partition())) {
        keys.add(schema.partition());
      }
      if (schema.sort() != null && !keys.contains(schema.sort())) {
        keys.add(schema.sort());
      }
    }
    keys.remove(queried.partition());
    return keys;
  }

  private static byte[] bytes(ScalarType type, AttributeValue value) {
    return switch (type) {
      case S -> value.s().getBytes(StandardCharsets.UTF_8);
      case N -> value.n().getBytes(StandardCharsets.UTF_8);
      case B -> value.b().asByteArray();
    };
  }

  private static AttributeValue value(ScalarType type, byte[] bytes) {
    return switch (type) {
      case S -> AttributeValue.createS(new String(bytes, StandardCharsets.UTF_8));
      case N -> AttributeValue.createN(new String(bytes, StandardCharsets.UTF_8));
      case B -> AttributeValue.createB(SdkBytes.fromByteArray(bytes));
    };
  }

  private static byte[] digest(Query<?> query, byte[] payload) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(binding(query).getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0xFF);
      return Arrays.copyOf(digest.digest(payload), DIGEST_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
    }
  }

  /** All that makes a position of one query meaningless in another. */
  private static String binding(Query<?> query) {
    Placeholders placeholders = new Placeholders();
    String keyCondition = QueryExpression.keyCondition(query, placeholders);
    StringBuilder binding = new StringBuilder();
    append(binding, query.pattern());
    append(binding, query.options().descending());
    append(binding, keyCondition);
    new TreeMap<>(placeholders.names()).values().forEach(name -> append(binding, name));
    new TreeMap<>(placeholders.values()).values().forEach(value -> append(binding, value));
    return binding.toString();
  }

  /** With its length, so that no two lists of parts give one text. */
  private static void append(StringBuilder binding, Object part) {
    String text = part.toString();
    binding.append(text.length()).append(':').append(text);
  }

  private static InvalidPageTokenException invalid(String problem) {
    return new InvalidPageTokenException(
        "The page token " + problem + ". Start again without a token.");
  }
}
