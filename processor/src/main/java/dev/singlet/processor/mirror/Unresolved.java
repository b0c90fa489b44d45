package dev.singlet.processor.mirror;

/**
 * The source refers to something that does not exist, or not yet, because another processor may
 * generate it.
 */
public final class Unresolved extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public Unresolved(String what) {
    super(what, null, false, false);
  }
}
