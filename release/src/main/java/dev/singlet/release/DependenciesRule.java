package dev.singlet.release;

import java.util.Set;
import java.util.function.Consumer;
import org.w3c.dom.Element;

/** A release depends on releases: modules of this release, and versions without SNAPSHOT. */
final class DependenciesRule implements Rule {
  private final Set<String> staged;

  DependenciesRule(Set<String> staged) {
    this.staged = staged;
  }

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    for (Element dependency : artifact.pom().elements("dependencies/dependency")) {
      String id = Pom.text(dependency, "artifactId");
      if (Pom.text(dependency, "scope").equals("test")) {
        continue;
      }
      if (Pom.text(dependency, "version").endsWith("-SNAPSHOT")) {
        findings.accept("the dependency " + id + " is a snapshot.");
      }
      if (Pom.text(dependency, "scope").equals("system")) {
        findings.accept("the dependency " + id + " is a file of this machine (scope system).");
      }
      if (Pom.text(dependency, "groupId").equals("dev.singlet") && !staged.contains(id)) {
        findings.accept("the dependency " + id + " isn't part of this release.");
      }
    }
    if (artifact.pom().artifactId().endsWith("-bom")) {
      checkManaged(artifact.pom(), findings);
    }
    artifact
        .pom()
        .parentId()
        .filter(parent -> !staged.contains(parent))
        .ifPresent(parent -> findings.accept("the parent " + parent + " isn't staged."));
  }

  private void checkManaged(Pom bom, Consumer<String> findings) {
    bom.elements("dependencyManagement/dependencies/dependency").stream()
        .map(managed -> Pom.text(managed, "artifactId"))
        .filter(id -> !staged.contains(id))
        .forEach(
            id -> findings.accept("the BOM names " + id + ", which isn't part of this release."));
  }
}
