package dev.singlet.crypto.aes;

import dev.singlet.crypto.AttributeCipher;
import dev.singlet.crypto.CipherContext;
import dev.singlet.error.DecryptionException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Objects;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.jspecify.annotations.Nullable;

/**
 * Encrypts with the JDK's AES-256 in Galois/Counter Mode, with a random nonce of 96 bits for each
 * value. Give it a key provider:
 *
 * <pre>{@code
 * public final class PatientCipher extends AesGcm {
 *   public PatientCipher() {
 *     super(new PatientKeys());
 *   }
 * }
 * }</pre>
 *
 * <p>A sealed value is a version byte, the length of the key's id, the id, the nonce, the encrypted
 * bytes and their tag of 128 bits. All of it and the {@linkplain CipherContext context} are
 * authenticated. Because nonces are random, one key must not encrypt more than 2<sup>32</sup>
 * values: rotate keys before that.
 *
 * @see <a href="https://doi.org/10.6028/NIST.SP.800-38D">NIST SP 800-38D, section 8.3</a>
 */
public class AesGcm implements AttributeCipher {

  private static final byte VERSION = 1;
  private static final int MAX_ID_BYTES = 255;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BYTES = 16;
  private static final int KEY_BYTES = 32;

  private final KeyProvider keys;
  private final SecureRandom random = new SecureRandom();

  /**
   * Makes a cipher.
   *
   * @param keys the provider of its keys
   */
  public AesGcm(KeyProvider keys) {
    this.keys = Objects.requireNonNull(keys, "keys");
  }

  @Override
  public final byte[] encrypt(byte[] plain, CipherContext context) {
    String id = keys.currentKeyId();
    SecretKey key = keys.key(id);
    if (key == null) {
      throw invalid("there is no key of the current id \"" + id + "\"");
    }
    byte[] header = header(id);
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    try {
      Cipher cipher = cipher(Cipher.ENCRYPT_MODE, id, key, nonce, header, context);
      return ByteBuffer.allocate(header.length + NONCE_BYTES + plain.length + TAG_BYTES)
          .put(header)
          .put(nonce)
          .put(cipher.doFinal(plain))
          .array();
    } catch (GeneralSecurityException refused) {
      throw unusable(id, refused);
    }
  }

  @Override
  public final byte[] decrypt(byte[] sealed, CipherContext context) {
    int idLength = sealed.length < 2 || sealed[0] != VERSION ? 0 : Byte.toUnsignedInt(sealed[1]);
    int start = 2 + idLength;
    if (idLength == 0 || sealed.length < start + NONCE_BYTES + TAG_BYTES) {
      throw new DecryptionException("it does not have AesGcm's form", null);
    }
    ByteBuffer in = ByteBuffer.wrap(sealed);
    byte[] header = new byte[start];
    byte[] nonce = new byte[NONCE_BYTES];
    in.get(header).get(nonce);
    String id = new String(header, 2, idLength, StandardCharsets.UTF_8);
    SecretKey key = keys.key(id);
    if (key == null) {
      throw new DecryptionException("there is no key of the id \"" + id + "\"", null);
    }
    try {
      return cipher(Cipher.DECRYPT_MODE, id, key, nonce, header, context)
          .doFinal(sealed, in.position(), in.remaining());
    } catch (AEADBadTagException changed) {
      throw new DecryptionException(
          "it was changed, moved from another item or attribute, or encrypted with a key other than"
              + (" the one of the id \"" + id + "\""),
          changed);
    } catch (GeneralSecurityException refused) {
      throw unusable(id, refused);
    }
  }

  private static Cipher cipher(
      int mode, String id, SecretKey key, byte[] nonce, byte[] header, CipherContext context)
      throws GeneralSecurityException {
    byte[] encoded = key.getEncoded();
    if (encoded != null && encoded.length != KEY_BYTES) {
      throw invalid(
          "the key of the id \"" + id + "\" has " + 8 * encoded.length + " bits, and needs 256");
    }
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(8 * TAG_BYTES, nonce));
    cipher.updateAAD(header);
    cipher.updateAAD(context.toBytes());
    return cipher;
  }

  private static byte[] header(String id) {
    byte[] bytes = id.getBytes(StandardCharsets.UTF_8);
    if (bytes.length == 0 || bytes.length > MAX_ID_BYTES) {
      throw invalid(
          "the current key id \"" + id + "\" has " + bytes.length + " bytes, not 1 to 255");
    }
    return ByteBuffer.allocate(2 + bytes.length)
        .put(VERSION)
        .put((byte) bytes.length)
        .put(bytes)
        .array();
  }

  private static InvalidArgumentException unusable(String id, GeneralSecurityException refused) {
    return invalid(
        "the key of the id \"" + id + "\" can't be used: " + refused.getMessage(), refused);
  }

  private static InvalidArgumentException invalid(String problem) {
    return invalid(problem, null);
  }

  private static InvalidArgumentException invalid(String problem, @Nullable Throwable cause) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT, "AesGcm: " + problem + ". Check its KeyProvider.", cause);
  }
}
