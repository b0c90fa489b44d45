package dev.singlet.generated.entity;

import dev.singlet.crypto.AttributeCipher;
import dev.singlet.crypto.CipherContext;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute that is stored encrypted. Its cipher is created when it is first needed, because
 * creating it may load keys.
 */
final class EncryptedAttribute {

  private final List<String> names = new ArrayList<>();
  private final Supplier<? extends AttributeCipher> supplier;
  private @Nullable AttributeCipher cipher;

  EncryptedAttribute(
      String name, List<String> olderNames, Supplier<? extends AttributeCipher> supplier) {
    this.names.add(name);
    this.names.addAll(olderNames);
    this.supplier = supplier;
  }

  /** Returns its name and its earlier names. */
  List<String> names() {
    return names;
  }

  AttributeValue seal(PrimaryKey key, AttributeValue plain) {
    CipherContext context = new CipherContext(names.get(0), key);
    byte[] sealed = cipher().encrypt(ValueBytes.write(plain), context);
    return AttributeValue.createB(SdkBytes.fromByteArray(sealed));
  }

  /** Decrypts a value, which is bound to the name under which it was stored. */
  byte[] open(PrimaryKey key, String name, SdkBytes sealed) {
    return cipher().decrypt(sealed.asByteArray(), new CipherContext(name, key));
  }

  private synchronized AttributeCipher cipher() {
    if (cipher == null) {
      cipher = supplier.get();
    }
    return cipher;
  }
}
