package dev.singlet.processor.mirror;

/** The source refers to something that is not there, or not yet: another processor may make it. */
public final class Unresolved extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public Unresolved(String what) {
    super(what, null, false, false);
  }
}
