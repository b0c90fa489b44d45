package dev.singlet.benchmarks.call;

/** The ways to call that are compared. */
public enum CallVariant {
  HAND_WRITTEN("hand-written"),
  /** A library that sends the SDK's requests can't save it. */
  PREPARED("the SDK's part of it"),
  SINGLET("Singlet"),
  ENHANCED("enhanced, bean"),
  TEMPEST("Tempest");

  private final String title;

  CallVariant(String title) {
    this.title = title;
  }

  /** Its name in tables. */
  public String title() {
    return title;
  }

  /** Its calls on clients. */
  Calls<?> calls(Clients clients) {
    return switch (this) {
      case HAND_WRITTEN -> new HandWrittenCalls(clients);
      case PREPARED -> new PreparedCalls(clients);
      case SINGLET -> new SingletCalls(clients);
      case ENHANCED -> new EnhancedCalls(clients);
      case TEMPEST -> new TempestCalls(clients);
    };
  }

  /** True if it has calls for updates, futures and several entities. */
  public boolean isComplete() {
    return this != TEMPEST;
  }
}
