package dev.singlet.internal.seal;

import org.jspecify.annotations.Nullable;

/** Binds a payload to a context. It is then accepted only unchanged and only in that context. */
public interface TokenSeal {

  /** Seals a payload. */
  byte[] seal(byte[] payload, byte[] context);

  /**
   * Opens a sealed payload.
   *
   * @param sealed any bytes
   * @return the payload; null if it was not sealed like this
   */
  byte @Nullable [] open(byte[] sealed, byte[] context);
}
