package dev.singlet.internal.seal;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Adds a mark of 128 bits in front of a readable payload. The mark depends on the payload and the
 * context. Half of an HMAC is enough by RFC 2104, section 5.
 */
public final class HmacSeal implements TokenSeal {

  private static final int MARK_BYTES = 16;

  /** Null for a digest without a key. */
  private final byte @Nullable [] key;

  private HmacSeal(byte @Nullable [] key) {
    this.key = key;
  }

  /** Returns a seal with a digest, which detects damage. Anyone can make it. */
  public static HmacSeal digest() {
    return new HmacSeal(null);
  }

  /** Returns a seal with an HMAC. Only a holder of the key can make it. */
  public static HmacSeal hmac(byte[] key) {
    return new HmacSeal(key.clone());
  }

  @Override
  public byte[] seal(byte[] payload, byte[] context) {
    return ByteBuffer.allocate(MARK_BYTES + payload.length)
        .put(mark(payload, context))
        .put(payload)
        .array();
  }

  @Override
  public byte @Nullable [] open(byte[] sealed, byte[] context) {
    if (sealed.length < MARK_BYTES) {
      return null;
    }
    byte[] mark = Arrays.copyOf(sealed, MARK_BYTES);
    byte[] payload = Arrays.copyOfRange(sealed, MARK_BYTES, sealed.length);
    return MessageDigest.isEqual(mark, mark(payload, context)) ? payload : null;
  }

  private byte[] mark(byte[] payload, byte[] context) {
    byte[] length = ByteBuffer.allocate(Integer.BYTES).putInt(context.length).array();
    byte[] mark =
        key == null ? sha256(length, context, payload) : Hkdf.hmac(key, length, context, payload);
    return Arrays.copyOf(mark, MARK_BYTES);
  }

  private static byte[] sha256(byte[] contextLength, byte[] context, byte[] payload) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(contextLength);
      digest.update(context);
      return digest.digest(payload);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java platform has SHA-256.", impossible);
    }
  }
}
