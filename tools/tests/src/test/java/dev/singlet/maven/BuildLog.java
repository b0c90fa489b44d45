package dev.singlet.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** Keeps the lines that a goal prints, each with its level. */
final class BuildLog extends SystemStreamLog {

  private final List<String> lines = new ArrayList<>();
  private final boolean isQuiet;

  BuildLog() {
    this(false);
  }

  /** Makes the log of a build, or of a quiet one, as {@code -q} asks for. */
  BuildLog(boolean isQuiet) {
    this.isQuiet = isQuiet;
  }

  @Override
  public boolean isInfoEnabled() {
    return !isQuiet;
  }

  List<String> lines() {
    return lines;
  }

  /** Shown by {@code -X} alone. */
  @Override
  public void debug(Throwable reason) {}

  @Override
  public void info(CharSequence line) {
    lines.add("INFO " + line);
  }

  @Override
  public void warn(CharSequence line) {
    lines.add("WARNING " + line);
  }

  @Override
  public void error(CharSequence line) {
    lines.add("ERROR " + line);
  }
}
