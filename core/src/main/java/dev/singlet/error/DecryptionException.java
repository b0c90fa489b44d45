package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * A value can't be decrypted. The item it is in is unreadable: reading it gives an {@link
 * dev.singlet.error.UnreadableItemException} with the message of this as the reason.
 */
public final class DecryptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A value that can't be decrypted.
   *
   * @param reason why, in words that go on from "it can't be decrypted: ", without a full stop and
   *     without anything that is secret
   * @param cause what led to it; null if nothing did
   */
  public DecryptionException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }
}
