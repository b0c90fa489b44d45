package dev.singlet.crypto;

import dev.singlet.error.DecryptionException;

/**
 * Encrypts the values of attributes. A component names it with {@code @Encrypt(with = ...)}, so it
 * needs a constructor without parameters. It is made once, and used by several threads. {@link
 * AesGcm} is one.
 *
 * <p>What it throws otherwise than said here, such as a failure to reach the keys, passes through
 * to the caller.
 */
public interface AttributeCipher {

  /**
   * Encrypts a value.
   *
   * @param plain the value
   * @param context where it is stored, which must be authenticated with it
   * @return all that decryption needs besides the keys
   */
  byte[] encrypt(byte[] plain, CipherContext context);

  /**
   * Decrypts a value.
   *
   * @param sealed what encryption gave
   * @param context where it is stored
   * @return the value
   * @throws DecryptionException if it can't be decrypted, or was not encrypted for this context.
   *     Then the item is unreadable, which a query's read policy deals with.
   */
  byte[] decrypt(byte[] sealed, CipherContext context);
}
