package dev.singlet.internal.seal;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Derives keys from a secret. A derived key reveals nothing about the others, nor about the secret.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc5869">RFC 5869, HKDF with HMAC-SHA256</a>
 */
public final class Hkdf {

  private static final String HMAC = "HmacSHA256";

  private Hkdf() {}

  /**
   * HKDF-Extract: returns a key of 32 bytes. The secret's randomness may be spread over it in any
   * way.
   */
  public static byte[] extract(byte[] salt, byte[] secret) {
    return hmac(salt, secret);
  }

  /** HKDF-Expand, one block: returns a key of 32 bytes for a purpose, the info. */
  public static byte[] expand(byte[] key, byte[] info) {
    return hmac(key, info, new byte[] {1});
  }

  /** Returns the HMAC-SHA256 of several parts, one after the other. */
  public static byte[] hmac(byte[] key, byte[]... parts) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      for (byte[] part : parts) {
        mac.update(part);
      }
      return mac.doFinal();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("Every Java platform has " + HMAC + ".", impossible);
    }
  }
}
