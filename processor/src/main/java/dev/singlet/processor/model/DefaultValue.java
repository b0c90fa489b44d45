package dev.singlet.processor.model;

/** A default, checked to be of the attribute's type. */
public sealed interface DefaultValue {

  /** A text, a number in decimal, {@code true} or {@code false}, an ISO-8601 time or a UUID. */
  record Literal(String text) implements DefaultValue {}

  /** A constant of an enum. */
  record Constant(String name) implements DefaultValue {}

  /** The time of the put. */
  record Now() implements DefaultValue {}
}
