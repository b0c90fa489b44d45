package dev.singlet.internal.seal;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Encrypts a payload with AES-256-GCM, and authenticates the context with it. Each payload has its
 * own key, derived from random bytes, and a random nonce. One key allows no more than
 * 2<sup>32</sup> random nonces, and a service makes as many in weeks.
 *
 * @see <a href="https://doi.org/10.6028/NIST.SP.800-38D">NIST SP 800-38D, section 8.3</a>
 */
public final class GcmSeal implements TokenSeal {

  private static final int SALT_BYTES = 12;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BYTES = 16;

  private final byte[] key;
  private final SecureRandom random = new SecureRandom();

  /** Takes a key to derive keys from. */
  public GcmSeal(byte[] key) {
    this.key = key.clone();
  }

  @Override
  public byte[] seal(byte[] payload, byte[] context) {
    byte[] fresh = new byte[SALT_BYTES + NONCE_BYTES];
    random.nextBytes(fresh);
    try {
      byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, fresh, context).doFinal(payload);
      return ByteBuffer.allocate(fresh.length + encrypted.length).put(fresh).put(encrypted).array();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("Every Java platform has AES-GCM.", impossible);
    }
  }

  @Override
  public byte @Nullable [] open(byte[] sealed, byte[] context) {
    int start = SALT_BYTES + NONCE_BYTES;
    if (sealed.length < start + TAG_BYTES) {
      return null;
    }
    try {
      return cipher(Cipher.DECRYPT_MODE, sealed, context)
          .doFinal(sealed, start, sealed.length - start);
    } catch (GeneralSecurityException notSealedSo) {
      return null;
    }
  }

  private Cipher cipher(int mode, byte[] saltAndNonce, byte[] context)
      throws GeneralSecurityException {
    byte[] ownKey = Hkdf.expand(key, Arrays.copyOf(saltAndNonce, SALT_BYTES));
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        mode,
        new SecretKeySpec(ownKey, "AES"),
        new GCMParameterSpec(8 * TAG_BYTES, saltAndNonce, SALT_BYTES, NONCE_BYTES));
    cipher.updateAAD(context);
    return cipher;
  }
}
