package dev.singlet.tutorial;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/** A {@code pom.xml}. */
final class Pom {

  private final Xpp3Dom project;

  private Pom(Xpp3Dom project) {
    this.project = project;
  }

  static Pom of(Path file) {
    try (Reader text = Files.newBufferedReader(file)) {
      return new Pom(Xpp3DomBuilder.build(text));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (XmlPullParserException malformed) {
      throw new IllegalArgumentException(malformed);
    }
  }

  String version() {
    return project.getChild("version").getValue();
  }

  String property(String name) {
    return project.getChild("properties").getChild(name).getValue();
  }

  /** Returns the versions of dependencies, plugins and processors, by artifact. */
  Map<String, String> versions() {
    Map<String, String> versions = new LinkedHashMap<>();
    for (String kind : List.of("dependency", "plugin", "path")) {
      for (Xpp3Dom each : all(kind)) {
        versions.put(each.getChild("artifactId").getValue(), resolved(each.getChild("version")));
      }
    }
    return versions;
  }

  List<String> goals(String plugin) {
    return all("plugin").stream()
        .filter(each -> each.getChild("artifactId").getValue().equals(plugin))
        .flatMap(each -> all("goal", each).stream())
        .map(Xpp3Dom::getValue)
        .toList();
  }

  /** Returns what is within the configuration of a plugin. */
  String configuration(String plugin) {
    return all("plugin").stream()
        .filter(each -> each.getChild("artifactId").getValue().equals(plugin))
        .flatMap(each -> Arrays.stream(each.getChild("configuration").getChildren()))
        .map(Xpp3Dom::toUnescapedString)
        .map(text -> text.replaceFirst("<\\?xml.*?\\?>", ""))
        .collect(Collectors.joining());
  }

  private String resolved(Xpp3Dom version) {
    String text = version.getValue();
    return text.startsWith("${") ? property(text.substring(2, text.length() - 1)) : text;
  }

  private List<Xpp3Dom> all(String name) {
    return all(name, project);
  }

  private static List<Xpp3Dom> all(String name, Xpp3Dom within) {
    List<Xpp3Dom> found = new ArrayList<>();
    for (Xpp3Dom child : within.getChildren()) {
      if (child.getName().equals(name)) {
        found.add(child);
      }
      found.addAll(all(name, child));
    }
    return found;
  }
}
