package dev.singlet.release;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The files of an artifact: those that Central asks for, the bill of materials, and no others. */
final class FilesRule implements Rule {

  private static final String BILL = "-cyclonedx.json";
  private static final List<String> OF_JARS = List.of(".jar", "-sources.jar", "-javadoc.jar", BILL);
  private static final List<String> MAY_BE = List.of(BILL, "-cli.jar");

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    List<String> must = new ArrayList<>(List.of(".pom"));
    if (!artifact.pom().packaging().equals("pom")) {
      must.addAll(OF_JARS);
    }
    for (String end : must) {
      if (artifact.file(end).isEmpty()) {
        findings.accept(artifact.path(end).getFileName() + " is missing.");
      }
    }
    artifact.files().stream()
        .filter(
            file ->
                Stream.concat(must.stream(), MAY_BE.stream())
                    .noneMatch(end -> file.equals(artifact.path(end))))
        .forEach(file -> findings.accept(file.getFileName() + " doesn't belong to a release."));
  }
}
