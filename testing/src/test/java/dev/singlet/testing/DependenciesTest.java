package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** The dependencies that a project gets with this module. */
class DependenciesTest {

  /** Maven takes what is declared first, and JUnit's modules work in one version only. */
  @Test
  void jUnitIsTheProjectsOwn() throws Exception {
    Document pom =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("pom.xml").toFile());
    XPath xpath = XPathFactory.newInstance().newXPath();

    String brought =
        xpath.evaluate(
            "count(/project/dependencies/dependency[starts-with(groupId, 'org.junit')]"
                + "[not(scope = 'provided' or scope = 'test')])",
            pom);

    assertThat(brought).isEqualTo("0");
  }
}
