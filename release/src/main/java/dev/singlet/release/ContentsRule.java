package dev.singlet.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Each jar has the licence, sources have sources and Javadoc has pages. DynamoDB Local is in none:
 * its licence forbids to pass it on. Only the command line has classes of others.
 */
final class ContentsRule implements Rule {

  private static final String THIRD_PARTIES = "META-INF/THIRD-PARTY.txt";

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    for (Path jar : artifact.jars()) {
      String name = jar.getFileName().toString();
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        List<String> entries = zip.stream().map(ZipEntry::getName).toList();
        if (name.endsWith("-sources.jar")) {
          require(entries, ".*\\.java", name, "source", findings);
        } else if (name.endsWith("-javadoc.jar")) {
          require(entries, "index\\.html", name, "page index.html", findings);
        } else {
          require(entries, "META-INF/LICENSE(\\.txt)?", name, "licence", findings);
          checkClasses(artifact, zip, entries, name, findings);
        }
      } catch (IOException unreadable) {
        findings.accept(name + " can't be read: " + unreadable.getMessage());
      }
    }
  }

  private static void checkClasses(
      StagedArtifact artifact,
      ZipFile zip,
      List<String> entries,
      String name,
      Consumer<String> findings) {
    Optional<String> local =
        entries.stream()
            .filter(entry -> entry.matches(".*/dynamodbv2/local/.*|.*sqlite.*"))
            .findAny();
    local.ifPresent(
        entry ->
            findings.accept(
                name + " holds " + entry + " of DynamoDB Local, whose licence forbids this."));
    List<String> foreign =
        entries.stream()
            .filter(entry -> entry.endsWith(".class"))
            .filter(
                entry ->
                    !entry
                        .replaceFirst("META-INF/versions/\\d+/", "")
                        .matches("dev/singlet/.*|module-info\\.class"))
            .toList();
    if (name.endsWith("-cli.jar")) {
      checkNotices(artifact, zip, name, findings);
    } else if (!foreign.isEmpty()) {
      findings.accept(name + " holds classes of others, such as " + foreign.get(0) + ".");
    }
  }

  private static void checkNotices(
      StagedArtifact artifact, ZipFile zip, String name, Consumer<String> findings) {
    ZipEntry entry = zip.getEntry(THIRD_PARTIES);
    String text = entry == null ? "" : read(zip, entry);
    BillOfMaterials.of(artifact).stream()
        .flatMap(bill -> bill.components().stream())
        .filter(component -> !component.licences().contains("Apache-2.0"))
        .filter(component -> !text.contains(component.name()))
        .forEach(
            component ->
                findings.accept(name + ": " + THIRD_PARTIES + " doesn't name " + component + "."));
  }

  private static String read(ZipFile zip, ZipEntry entry) {
    try {
      return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void require(
      List<String> entries, String pattern, String jar, String what, Consumer<String> findings) {
    if (entries.stream().noneMatch(entry -> entry.matches(pattern))) {
      findings.accept(jar + " has no " + what + ".");
    }
  }
}
