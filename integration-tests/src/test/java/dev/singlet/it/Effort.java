package dev.singlet.it;

/** Long tests do a part of their work in each build, and all of it with {@code -Dwhole}. */
public final class Effort {

  private static final boolean IS_WHOLE = System.getProperty("whole") != null;

  private Effort() {}

  /** Returns how often to do something in this run. */
  public static int of(int whole, int inBuild) {
    return IS_WHOLE ? whole : inBuild;
  }
}
