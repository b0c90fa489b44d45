package dev.singlet.release;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The files of an artifact: those that Central asks for, the bill of materials, and no others. */
final class FilesRule implements Rule {

  private static final List<String> MAY_BE = List.of("-cli.jar");

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    List<String> must = new ArrayList<>(List.of(".pom"));
    if (!artifact.pom().packaging().equals("pom")) {
      must.addAll(List.of(".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json"));
    } else if (artifact.file(".jar").isPresent()) {
      must.add(".jar");
    }
    for (String end : must) {
      if (artifact.file(end).isEmpty()) {
        findings.accept(artifact.path(end).getFileName() + " is missing.");
      }
    }
    artifact.files().stream()
        .filter(file -> must.stream().noneMatch(end -> file.equals(artifact.path(end))))
        .filter(file -> MAY_BE.stream().noneMatch(end -> file.equals(artifact.path(end))))
        .filter(file -> !file.equals(artifact.path("-cyclonedx.json")))
        .forEach(file -> findings.accept(file.getFileName() + " doesn't belong to a release."));
  }
}
