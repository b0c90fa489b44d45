package dev.singlet.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** The BOM has no parent, so it says again what the parent of the modules says. */
class BomTest {

  private static final Path ROOT = Path.of("..");

  @Test
  void theBomNamesTheModulesThatProgramsTake() {
    Set<String> taken =
        parent().elements("modules/module").stream()
            .map(Element::getTextContent)
            .map(folder -> ROOT.resolve(folder).resolve("pom.xml"))
            .filter(BomTest::isPublished)
            .map(BomTest::read)
            .filter(pom -> pom.packaging().equals("jar"))
            .map(Pom::artifactId)
            .collect(Collectors.toSet());

    assertThat(bom().elements("dependencyManagement/dependencies/dependency"))
        .extracting(managed -> Pom.text(managed, "artifactId"))
        .containsExactlyInAnyOrderElementsOf(taken);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version",
        "url",
        "inceptionYear",
        "organization/name",
        "organization/url",
        "licenses/license/name",
        "licenses/license/url",
        "developers/developer/name",
        "developers/developer/organization",
        "developers/developer/organizationUrl",
        "scm/connection",
        "scm/developerConnection",
        "scm/url",
        "scm/tag"
      })
  void theBomSaysWhatTheParentSays(String path) {
    assertThat(bom().own(path)).isPresent().isEqualTo(parent().own(path));
  }

  @Test
  void theBomHasThePluginsOfTheParent() {
    List<Element> plugins = new ArrayList<>();
    plugins.addAll(bom().elements("build/pluginManagement/plugins/plugin"));
    plugins.addAll(bom().elements("profiles/profile/build/plugins/plugin"));

    assertThat(plugins).hasSizeGreaterThan(3);
    for (Element plugin : plugins) {
      String id = Pom.text(plugin, "artifactId");
      String property =
          id.replaceFirst("^maven-", "").replaceFirst("-maven-plugin$", "-plugin") + ".version";
      assertThat(parent().own("properties/" + property))
          .as(id)
          .isEqualTo(Optional.of(Pom.text(plugin, "version")));
    }
  }

  private static Pom bom() {
    return read(ROOT.resolve("bom/pom.xml"));
  }

  private static Pom parent() {
    return read(ROOT.resolve("pom.xml"));
  }

  private static boolean isPublished(Path pom) {
    try {
      return !Files.readString(pom).contains("maven.deploy.skip");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Pom read(Path pom) {
    try {
      return Pom.read(pom);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
