package dev.singlet.release;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Each dependency has a licence that {@code licences.txt} names, for all dependencies or for this
 * one.
 */
final class LicencesRule implements Rule {
  private final Set<String> allowed;

  LicencesRule(Set<String> allowed) {
    this.allowed = allowed;
  }

  /** Returns the lines of {@code licences.txt}: a licence, or an artifact and its licence. */
  static Set<String> allowed() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(LicencesRule.class.getResourceAsStream("licences.txt")),
                StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .collect(Collectors.toSet());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    BillOfMaterials.of(artifact).stream()
        .flatMap(bill -> bill.components().stream())
        .filter(component -> !component.group().equals("dev.singlet"))
        .filter(
            component ->
                component.licences().stream()
                    .noneMatch(
                        licence ->
                            allowed.contains(licence)
                                || allowed.contains(
                                    artifact.pom().artifactId()
                                        + " "
                                        + component.id()
                                        + " "
                                        + licence)))
        .forEach(
            component ->
                findings.accept(
                    component
                        + ": licences.txt doesn't allow this licence. Add it with a reason, or"
                        + " take another dependency."));
  }
}
