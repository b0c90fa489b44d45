package dev.singlet.internal.seal;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Keys derived from a secret, so that what is known of one says nothing of the others, nor of the
 * secret.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc5869">RFC 5869, HKDF with HMAC-SHA256</a>
 */
public final class Hkdf {

  private static final String HMAC = "HmacSHA256";

  private Hkdf() {}

  /** HKDF-Extract: a key of 32 bytes, however the secret's randomness is spread over it. */
  public static byte[] extract(byte[] salt, byte[] secret) {
    return hmac(salt, secret);
  }

  /** HKDF-Expand, one block of it: a key of 32 bytes for what the info says. */
  public static byte[] expand(byte[] key, byte[] info) {
    return hmac(key, info, new byte[] {1});
  }

  /** The HMAC-SHA256 of parts, one behind the other. */
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
