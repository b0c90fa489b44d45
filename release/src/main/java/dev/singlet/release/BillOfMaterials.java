package dev.singlet.release;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dependencies of an artifact, as its CycloneDX document lists them. */
record BillOfMaterials(List<Component> components) {

  /** A dependency and its licences, of which its users choose one. */
  record Component(String group, String name, String version, List<String> licences) {

    String id() {
      return group + ":" + name;
    }

    @Override
    public String toString() {
      return id() + " " + version + " (" + String.join(" or ", licences) + ")";
    }
  }

  /** Returns the document of an artifact, unless it has none. */
  static Optional<BillOfMaterials> of(StagedArtifact artifact) {
    return artifact
        .file("-cyclonedx.json")
        .map(
            file -> {
              try {
                return of(new ObjectMapper().readTree(file.toFile()));
              } catch (IOException unreadable) {
                throw new UncheckedIOException(file + " can't be read", unreadable);
              }
            });
  }

  private static BillOfMaterials of(JsonNode document) {
    List<Component> components = new ArrayList<>();
    for (JsonNode each : document.path("components")) {
      List<String> licences = new ArrayList<>();
      for (JsonNode choice : each.path("licenses")) {
        JsonNode licence = choice.path("license");
        licences.add(
            choice.hasNonNull("expression")
                ? choice.get("expression").asText()
                : licence.path(licence.hasNonNull("id") ? "id" : "name").asText());
      }
      components.add(
          new Component(
              each.path("group").asText(),
              each.path("name").asText(),
              each.path("version").asText(),
              List.copyOf(licences)));
    }
    return new BillOfMaterials(List.copyOf(components));
  }
}
