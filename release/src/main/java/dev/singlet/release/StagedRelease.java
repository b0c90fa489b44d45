package dev.singlet.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All artifacts of a staged repository. */
record StagedRelease(List<StagedArtifact> artifacts) {

  /**
   * Reads the POMs of a repository in Maven's layout.
   *
   * @throws IOException if a file can't be read
   */
  static StagedRelease in(Path repository) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(repository.toAbsolutePath())) {
      files = all.filter(file -> file.toString().endsWith(".pom")).sorted().toList();
    }
    Map<Path, Pom> poms = new LinkedHashMap<>();
    for (Path file : files) {
      poms.put(Objects.requireNonNull(file.getParent()), Pom.read(file));
    }
    Map<String, Pom> byId =
        poms.values().stream().collect(Collectors.toMap(Pom::artifactId, pom -> pom));
    List<StagedArtifact> artifacts = new ArrayList<>();
    for (Map.Entry<Path, Pom> each : poms.entrySet()) {
      Pom pom = each.getValue();
      Pom parent = pom.parentId().map(byId::get).orElse(null);
      artifacts.add(StagedArtifact.of(each.getKey(), pom.below(parent)));
    }
    return new StagedRelease(List.copyOf(artifacts));
  }

  /** Returns each breach of a rule as a line, in the order of the artifacts. */
  List<String> findings(SignaturesRule signatures) {
    if (artifacts.isEmpty()) {
      return List.of("There are no artifacts: the folder has no file .pom.");
    }
    List<Rule> rules =
        List.of(
            new PomRule(),
            new FilesRule(),
            new ChecksumsRule(),
            signatures,
            new ContentsRule(),
            new LicencesRule(LicencesRule.allowed()),
            new DependenciesRule(
                artifacts.stream()
                    .map(artifact -> artifact.pom().artifactId())
                    .collect(Collectors.toSet())));
    List<String> findings = new ArrayList<>();
    for (StagedArtifact artifact : artifacts) {
      String name = artifact.pom().artifactId() + ": ";
      rules.forEach(rule -> rule.check(artifact, finding -> findings.add(name + finding)));
    }
    return List.copyOf(findings);
  }
}
