package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.crypto.aes.KeyProvider;
import java.time.Instant;
import java.util.Map;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Items whose sort key is a number, and whose attributes depend on their keys. */
@Table(name = "Numbered", sortKeyType = ScalarType.N)
public sealed interface Numbered {

  @Entity
  @LinkedKey(name = "pages", partition = "PAGE#{book}", sort = "{no}")
  record Page(String book, long no, String text, @TimeToLive @Nullable Instant expires)
      implements Numbered {}

  /** A page whose number is in its key alone. */
  @Entity
  @LinkedKey(partition = "LEAF#{book}", sort = "{no}")
  record Leaf(@OnlyInKey String book, @Attribute("SK") long no) implements Numbered {}

  /** A page whose text is bound to its key. */
  @Entity
  @LinkedKey(partition = "SEALED#{book}", sort = "{no}")
  record Sealed(String book, long no, @Encrypt(with = PageCipher.class) String text)
      implements Numbered {}

  /** Encrypts with one key. */
  final class PageCipher extends AesGcm {
    PageCipher() {
      super(KeyProvider.of("k", Map.of("k", key())));
    }

    private static SecretKey key() {
      return new SecretKeySpec(new byte[32], "AES");
    }
  }
}
