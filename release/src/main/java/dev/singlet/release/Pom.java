package dev.singlet.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A POM, which takes what it doesn't say from its parent. */
record Pom(Element project, @Nullable Pom parent) {

  static Pom read(Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return new Pom(factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement(), null);
    } catch (ParserConfigurationException | SAXException unreadable) {
      throw new IOException(file + " is not a POM: " + unreadable.getMessage(), unreadable);
    }
  }

  Pom below(@Nullable Pom other) {
    return new Pom(project, other);
  }

  String artifactId() {
    return own("artifactId").orElse("");
  }

  String version() {
    return own("version").or(() -> own("parent/version")).orElse("");
  }

  String packaging() {
    return own("packaging").orElse("jar");
  }

  Optional<String> parentId() {
    return own("parent/artifactId");
  }

  /** Returns the text of an element of this POM. */
  Optional<String> own(String path) {
    return elements(path).stream().map(Pom::text).filter(text -> !text.isBlank()).findFirst();
  }

  /** Returns the text of an element of this POM or of its parents. */
  Optional<String> inherited(String path) {
    Pom above = parent;
    return own(path).or(() -> above == null ? Optional.empty() : above.inherited(path));
  }

  /** Returns the elements of this POM at a path such as {@code dependencies/dependency}. */
  List<Element> elements(String path) {
    List<Element> found = List.of(project);
    for (String name : path.split("/", -1)) {
      found = found.stream().flatMap(element -> children(element, name).stream()).toList();
    }
    return found;
  }

  static String text(Element element, String child) {
    return children(element, child).stream().map(Pom::text).findFirst().orElse("");
  }

  private static String text(Element element) {
    return element.getTextContent().strip();
  }

  private static List<Element> children(Element element, String name) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && child.getTagName().equals(name)) {
        children.add(child);
      }
    }
    return children;
  }
}
