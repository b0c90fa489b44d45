package dev.singlet.examples.spring.api;

/** There is no such item. */
final class NotFoundException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotFoundException(String what, String id) {
    super("There is no " + what + " " + id + ".");
  }
}
