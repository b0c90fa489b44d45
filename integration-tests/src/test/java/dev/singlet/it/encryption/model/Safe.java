package dev.singlet.it.encryption.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.crypto.aes.AesGcm;
import dev.singlet.crypto.aes.KeyProvider;
import javax.crypto.SecretKey;

/** Secrets that are listed by an index that has none of them. */
@Table(name = "Safe", indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
public sealed interface Safe {

  @Entity
  @LinkedKey(name = "of", partition = "OWNER#{owner}", sort = "NOTE#{number:pad(3)}")
  @LinkedKey(
      name = "byTopic",
      index = "GSI1",
      partition = "TOPIC#{topic}",
      sort = "{number:pad(3)}")
  record Note(String owner, int number, String topic, @Encrypt(with = SafeCipher.class) String text)
      implements Safe {}

  /** Encrypts with one key. */
  final class SafeCipher extends AesGcm {
    SafeCipher() {
      super(new OneKey());
    }
  }

  /** A key that never changes. */
  final class OneKey implements KeyProvider {
    @Override
    public String currentKeyId() {
      return "k";
    }

    @Override
    public SecretKey key(String id) {
      return TestKeys.key(7);
    }
  }
}
