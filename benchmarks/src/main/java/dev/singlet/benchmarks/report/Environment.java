package dev.singlet.benchmarks.report;

import software.amazon.awssdk.core.util.VersionInfo;

/** The machine and the software that figures are from. */
public final class Environment {

  private Environment() {}

  /** A sentence on this JVM, its machine and the SDK. */
  public static String text() {
    return "Java %s, %s, %d processors, AWS SDK %s."
        .formatted(
            Runtime.version(),
            System.getProperty("os.arch"),
            Runtime.getRuntime().availableProcessors(),
            VersionInfo.SDK_VERSION);
  }
}
