package dev.singlet.internal.repair;

import dev.singlet.backfill.LeftItems.Reason;

/** An item is left as it is. */
public final class LeftException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /**
   * Says why.
   *
   * @param problem the problem of this item, which may be shown
   */
  LeftException(Reason reason, String problem) {
    super(problem, null, false, false);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }

  String problem() {
    return String.valueOf(getMessage());
  }
}
