package dev.singlet.tutorial;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What this thread, and threads that it starts, print to {@link System#out}. What tests in other
 * threads print goes where it went before.
 */
final class CapturedOutput extends OutputStream {

  private final InheritableThreadLocal<Boolean> isCaptured = new InheritableThreadLocal<>();
  private final ByteArrayOutputStream captured = new ByteArrayOutputStream();
  private final PrintStream before = System.out;

  /** Returns what an action prints. */
  static String of(Runnable action) {
    CapturedOutput output = new CapturedOutput();
    System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
    output.isCaptured.set(true);
    try {
      action.run();
    } finally {
      output.isCaptured.remove();
      System.setOut(output.before);
    }
    return output.captured.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void write(int next) {
    if (isCaptured.get() == null) {
      before.write(next);
    } else {
      captured.write(next);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (isCaptured.get() == null) {
      before.write(bytes, offset, length);
    } else {
      captured.write(bytes, offset, length);
    }
  }

  @Override
  public void flush() {
    before.flush();
  }
}
