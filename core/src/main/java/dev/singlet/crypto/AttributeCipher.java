package dev.singlet.crypto;

import dev.singlet.error.DecryptionException;

/**
 * Encrypts the values of attributes. A component names its cipher with {@code @Encrypt(with =
 * ...)}, so a cipher needs a constructor without parameters. It is created once and must be
 * thread-safe. {@code AesGcm} in the module {@code singlet-extras} is a cipher.
 *
 * <p>Exceptions that are not named here, such as a failure to reach the keys, pass through to the
 * caller.
 */
public interface AttributeCipher {

  /**
   * Encrypts a value.
   *
   * @param plain the value
   * @param context the place where it is stored, which must be authenticated with it
   * @return all that decryption needs besides the keys
   */
  byte[] encrypt(byte[] plain, CipherContext context);

  /**
   * Decrypts a value.
   *
   * @param sealed the result of {@link #encrypt}
   * @param context the place where it is stored
   * @return the value
   * @throws DecryptionException if it can't be decrypted, or was not encrypted for this context.
   *     The item is then unreadable, and the read policy applies to it.
   */
  byte[] decrypt(byte[] sealed, CipherContext context);
}
