package dev.singlet.crypto.aes;

import java.util.Map;
import java.util.Objects;
import javax.crypto.SecretKey;
import org.jspecify.annotations.Nullable;

/**
 * Provides keys by their ids. To rotate keys, make another key the current one. Values encrypted
 * with an older key can be read as long as the provider knows it. They get the current key when
 * they are written again.
 *
 * <p>Several threads call it, for each value that is encrypted or decrypted. So cache keys that are
 * slow to get.
 */
public interface KeyProvider {

  /**
   * Returns the id of the key that encrypts.
   *
   * @return its id, which is stored unencrypted with each value: 1 to 255 bytes of UTF-8
   */
  String currentKeyId();

  /**
   * Returns a key. If it throws, the exception passes through to the caller. If it returns null,
   * the item is unreadable.
   *
   * @param id its id
   * @return the key, an AES key of 256 bits; null if no key has that id
   */
  @Nullable SecretKey key(String id);

  /**
   * Returns a provider of keys that are held in memory.
   *
   * @param currentKeyId the id of the key that encrypts
   * @param keys the keys by their ids
   * @return the provider
   */
  static KeyProvider of(String currentKeyId, Map<String, SecretKey> keys) {
    return new HeldKeys(Objects.requireNonNull(currentKeyId, "currentKeyId"), keys);
  }
}
