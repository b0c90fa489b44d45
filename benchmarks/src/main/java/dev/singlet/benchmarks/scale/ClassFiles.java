package dev.singlet.benchmarks.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The bytes of class files by the name of each class, without its package. */
public record ClassFiles(Map<String, Long> bytes) {

  private static final String SUFFIX = ".class";

  /** The class files of a folder and all folders below. */
  public static ClassFiles below(Path folder) throws IOException {
    Map<String, Long> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(SUFFIX)).toList()) {
        String name = file.getFileName().toString();
        bytes.put(name.substring(0, name.length() - SUFFIX.length()), Files.size(file));
      }
    }
    return new ClassFiles(bytes);
  }

  /** The number of files. */
  public int count() {
    return bytes.size();
  }

  /** The bytes of all. */
  public long total() {
    return bytes.values().stream().mapToLong(Long::longValue).sum();
  }
}
