package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * A value can't be decrypted. Its item is then unreadable: reading it throws an {@link
 * dev.singlet.error.UnreadableItemException} with this message as the reason.
 */
public final class DecryptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception for a value that can't be decrypted.
   *
   * @param reason the reason, in words that continue "it can't be decrypted: ", without a full stop
   *     and without secrets
   * @param cause the cause; null for none
   */
  public DecryptionException(String reason, @Nullable Throwable cause) {
    super(reason, cause);
  }
}
