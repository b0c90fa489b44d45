package dev.singlet.release;

import java.util.List;
import java.util.function.Consumer;

/**
 * The elements that Maven Central asks of each POM, its own or its parent's.
 *
 * @see <a href="https://central.sonatype.org/publish/requirements/">Central's requirements</a>
 */
final class PomRule implements Rule {

  private static final List<String> REQUIRED =
      List.of(
          "name",
          "description",
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url");

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    Pom pom = artifact.pom();
    for (String path : REQUIRED) {
      if (pom.inherited(path).isEmpty()) {
        findings.accept("the POM and its parents lack <" + path + ">.");
      }
    }
    // Both say something of this artifact, so those of a parent would be wrong.
    for (String path : List.of("name", "description")) {
      if (pom.own(path).isEmpty() && pom.inherited(path).isPresent()) {
        findings.accept("the POM has no <" + path + "> of its own.");
      }
    }
    if (pom.version().isEmpty() || pom.version().endsWith("-SNAPSHOT")) {
      findings.accept("the version \"" + pom.version() + "\" is not one of a release.");
    }
    if (!artifact.folder().endsWith(pom.artifactId() + "/" + pom.version())) {
      findings.accept("the folder isn't named " + pom.artifactId() + "/" + pom.version() + ".");
    }
    for (String path : List.of("repositories", "pluginRepositories")) {
      if (pom.inherited(path).isPresent()) {
        findings.accept("<" + path + "> sends users' builds to other places than Central.");
      }
    }
  }
}
