package dev.singlet.runtime.entity;

import dev.singlet.crypto.AttributeCipher;
import dev.singlet.crypto.CipherContext;
import dev.singlet.error.DecryptionException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute that is stored encrypted. Its cipher is created when it is first needed, because
 * creating it may need keys.
 */
final class EncryptedAttribute {

  private final String entity;
  private final KeySchema key;
  private final Set<String> hidden;
  private final List<String> names = new ArrayList<>();
  private final Supplier<? extends AttributeCipher> supplier;
  private @Nullable AttributeCipher cipher;

  EncryptedAttribute(
      String entity,
      KeySchema key,
      Set<String> hidden,
      String name,
      List<String> olderNames,
      Supplier<? extends AttributeCipher> supplier) {
    this.entity = entity;
    this.key = key;
    this.hidden = hidden;
    this.names.add(name);
    this.names.addAll(olderNames);
    this.supplier = supplier;
  }

  /** Its name, and those it had before. */
  List<String> names() {
    return names;
  }

  AttributeValue seal(PrimaryKey primaryKey, AttributeValue plain) {
    CipherContext context = new CipherContext(names.get(0), primaryKey);
    byte[] sealed = cipher().encrypt(ValueBytes.write(plain), context);
    return AttributeValue.createB(SdkBytes.fromByteArray(sealed));
  }

  /**
   * Decrypts a value, which is bound to the name that it was stored under.
   *
   * @throws UnreadableItemException if it can't be decrypted
   */
  AttributeValue open(String name, AttributeValue sealed, Map<String, AttributeValue> item) {
    if (sealed.b() == null) {
      throw unreadable(
          item,
          name,
          "is of type " + sealed.type() + ", but encrypted attributes are of type B",
          null);
    }
    for (KeyAttribute part : key.attributes()) {
      AttributeValue value = item.get(part.name());
      if (value == null || !part.type().name().equals(String.valueOf(value.type()))) {
        throw unreadable(item, name, "can't be decrypted without the primary key", null);
      }
    }
    byte[] plain;
    try {
      CipherContext context = new CipherContext(name, PrimaryKey.of(key, item));
      plain = cipher().decrypt(sealed.b().asByteArray(), context);
    } catch (DecryptionException refused) {
      throw unreadable(item, name, "can't be decrypted: " + refused.getMessage(), refused);
    }
    try {
      return ValueBytes.read(plain);
    } catch (IllegalArgumentException damaged) {
      throw unreadable(
          item,
          name,
          "was decrypted, but the result is not a value: " + damaged.getMessage(),
          null);
    }
  }

  private UnreadableItemException unreadable(
      Map<String, AttributeValue> item, String name, String reason, @Nullable Throwable cause) {
    return new UnreadableItemException(
        entity,
        PrimaryKey.describe(key, attribute -> !hidden.contains(attribute), item),
        name,
        reason,
        item,
        cause);
  }

  private synchronized AttributeCipher cipher() {
    if (cipher == null) {
      try {
        cipher = supplier.get();
      } catch (RuntimeException failure) {
        throw new IllegalStateException(
            "The cipher of " + entity + "." + names.get(0) + " can't be made: " + failure, failure);
      }
    }
    return cipher;
  }
}
