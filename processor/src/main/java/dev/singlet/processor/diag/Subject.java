package dev.singlet.processor.diag;

/** Something that diagnostics are about. */
public interface Subject {

  /** The place where it stands in the source. */
  Place place();

  /** Its name in messages. */
  String label();
}
