package dev.singlet.benchmarks;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** A JDK: its folder, and the first number of its version. */
public record Jdk(Path home, int feature) {

  /** The JDK of a folder, by its own file of what it is. */
  public static Jdk at(Path home) throws IOException {
    Properties release = new Properties();
    try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
      release.load(reader);
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    return new Jdk(home, Runtime.Version.parse(version).feature());
  }

  /** The JDK that runs this program, and those of the property {@code measure.jdks}. */
  public static List<Jdk> measured() throws IOException {
    List<Jdk> jdks = new ArrayList<>();
    jdks.add(at(Jvm.HOME));
    for (String home : System.getProperty("measure.jdks", "").split(",", -1)) {
      if (!home.isBlank()) {
        jdks.add(at(Path.of(home.strip())));
      }
    }
    return jdks;
  }

  public String java() {
    return home.resolve("bin").resolve("java").toString();
  }

  /** The name of its archive of classes. */
  public String archiveName() {
    return hasAotCache() ? "AOT cache" : "AppCDS";
  }

  /** The options of a run that makes an archive. */
  public List<String> making(Path archive) {
    return List.of((hasAotCache() ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive);
  }

  /** The options of a run that uses an archive; without it, the run fails. */
  public List<String> using(Path archive) {
    return hasAotCache()
        ? List.of("-XX:AOTCache=" + archive, "-XX:AOTMode=on")
        : List.of("-XX:SharedArchiveFile=" + archive, "-Xshare:on");
  }

  /** Since JDK 25 one run makes one. */
  private boolean hasAotCache() {
    return feature >= 25;
  }
}
