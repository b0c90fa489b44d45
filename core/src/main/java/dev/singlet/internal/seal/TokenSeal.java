package dev.singlet.internal.seal;

import org.jspecify.annotations.Nullable;

/** Binds a payload to a context, so that it is accepted in that context and as it was made only. */
public interface TokenSeal {

  /** Seals a payload. */
  byte[] seal(byte[] payload, byte[] context);

  /**
   * Opens what was sealed.
   *
   * @param sealed any bytes
   * @return the payload; null if this is not how it was sealed
   */
  byte @Nullable [] open(byte[] sealed, byte[] context);
}
