package dev.singlet.crypto;

import java.util.Map;
import java.util.Objects;
import javax.crypto.SecretKey;
import org.jspecify.annotations.Nullable;

/**
 * Gives keys by their ids. Keys rotate by another one becoming the current one: what was encrypted
 * with an older key can be read for as long as the provider knows that, and has the current key
 * once it is written again.
 *
 * <p>It is asked for each value that is encrypted or decrypted, by several threads, so keep what
 * takes long to get.
 */
public interface KeyProvider {

  /**
   * Which key encrypts.
   *
   * @return its id, which is stored, readable, with each value: 1 to 255 bytes of UTF-8
   */
  String currentKeyId();

  /**
   * A key. What this throws passes through to the caller; null makes the item unreadable.
   *
   * @param id its id
   * @return the key, an AES key of 256 bits; null if there is none of that id
   */
  @Nullable SecretKey key(String id);

  /**
   * Keys that are held in memory.
   *
   * @param currentKeyId which of them encrypts
   * @param keys the keys by their ids
   * @return a provider of these
   */
  static KeyProvider of(String currentKeyId, Map<String, SecretKey> keys) {
    return new HeldKeys(Objects.requireNonNull(currentKeyId, "currentKeyId"), keys);
  }
}
