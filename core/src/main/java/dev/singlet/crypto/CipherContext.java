package dev.singlet.crypto;

import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.value.PrimaryKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The place where an encrypted value is stored. A value encrypted in one context can't be decrypted
 * in another. So nobody who can write to the table can move it to another item or attribute.
 *
 * <p>The names of the table and of the entity are not part of the context, because tables are
 * restored and copied under other names, and entities are renamed.
 *
 * @param attribute the attribute's name as stored
 * @param key the primary key of the item
 */
public record CipherContext(String attribute, PrimaryKey key) {

  /**
   * Refuses null.
   *
   * @param attribute the attribute's name as stored
   * @param key the primary key of the item
   */
  public CipherContext {
    Objects.requireNonNull(attribute, "attribute");
    Objects.requireNonNull(key, "key");
  }

  /**
   * Returns the context as bytes, to be authenticated. Equal contexts have equal bytes, and
   * different contexts have different bytes. The bytes stay the same from release to release.
   *
   * @return the bytes
   */
  public byte[] toBytes() {
    List<AttributeValue> parts = new ArrayList<>();
    parts.add(AttributeValue.createS(attribute));
    parts.add(canonical(key.partition()));
    AttributeValue sort = key.sort();
    if (sort != null) {
      parts.add(canonical(sort));
    }
    return ValueBytes.write(AttributeValue.createL(parts));
  }

  /**
   * Returns one form of a number, because DynamoDB may return numbers written differently from how
   * they were sent.
   */
  private static AttributeValue canonical(AttributeValue value) {
    BigDecimal number = value.n() == null ? null : Numbers.parse(value.n());
    return number == null ? value : AttributeValue.createN(number.stripTrailingZeros().toString());
  }
}
