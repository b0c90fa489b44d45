package dev.singlet.processor.diag;

/** A subject of diagnostics. */
public interface Subject {

  /** Returns its place in the source. */
  Place place();

  /** Returns its name in messages. */
  String label();
}
