package dev.singlet.spring;

import org.springframework.dao.UncategorizedDataAccessException;

/** A failure that no other exception of Spring fits. The cause says more. */
public final class UncategorizedSingletException extends UncategorizedDataAccessException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message the problem
   * @param cause the exception of Singlet or of the SDK
   */
  public UncategorizedSingletException(String message, Throwable cause) {
    super(message, cause);
  }
}
