package dev.singlet.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of one version of an artifact: its files without checksums and signatures. */
record StagedArtifact(Path folder, Pom pom, List<Path> files) {

  private static final String ADDED = ".*\\.(asc|md5|sha1|sha256|sha512)";

  static StagedArtifact of(Path folder, Pom pom) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return new StagedArtifact(
          folder, pom, all.filter(file -> !file.toString().matches(ADDED)).sorted().toList());
    }
  }

  /** Returns the file whose name ends so after the artifact and the version. */
  Path path(String end) {
    return folder.resolve(pom.artifactId() + "-" + pom.version() + end);
  }

  Optional<Path> file(String end) {
    return Optional.of(path(end)).filter(files::contains);
  }

  List<Path> jars() {
    return files.stream().filter(file -> file.toString().endsWith(".jar")).toList();
  }

  static Path beside(Path file, String end) {
    return file.resolveSibling(file.getFileName() + end);
  }
}
