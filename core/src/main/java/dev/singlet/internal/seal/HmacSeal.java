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

  private interface Marking {
    byte[] mark(byte[] contextLength, byte[] context, byte[] payload);
  }

  private final Marking marking;

  private HmacSeal(Marking marking) {
    this.marking = marking;
  }

  /** Returns a seal with a digest, which detects damage. Anyone can make it. */
  public static HmacSeal digest() {
    return new HmacSeal(HmacSeal::sha256);
  }

  /** Returns a seal with an HMAC. Only a holder of the key can make it. */
  public static HmacSeal hmac(byte[] key) {
    byte[] own = key.clone();
    return new HmacSeal((length, context, payload) -> Hkdf.hmac(own, length, context, payload));
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
    return Arrays.copyOf(marking.mark(length, context, payload), MARK_BYTES);
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
