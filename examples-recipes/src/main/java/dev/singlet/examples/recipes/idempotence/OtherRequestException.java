package dev.singlet.examples.recipes.idempotence;

/** A request has the id of an older one and asks for something else. */
final class OtherRequestException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OtherRequestException(Payment made) {
    super(
        "The request %s was for %d cents of %s."
            .formatted(made.request(), made.cents(), made.account()));
  }
}
