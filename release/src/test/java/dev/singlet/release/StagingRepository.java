package dev.singlet.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A staged repository with an artifact {@code parent}, and {@code shop}, a module below it. */
record StagingRepository(Path folder, SigningKey key) {

  private static final String VERSION = "1.0.0";

  static final String PARENT =
      """
      <project>
        <artifactId>parent</artifactId>
        <version>1.0.0</version>
        <packaging>pom</packaging>
        <name>Parent</name>
        <description>Of shops.</description>
        <url>https://singlet.invalid</url>
        <licenses>
          <license><name>Apache-2.0</name><url>https://licence.invalid</url></license>
        </licenses>
        <developers><developer><name>Authors</name></developer></developers>
        <scm><connection>scm:git:a</connection><developerConnection>scm:git:b</developerConnection><url>c</url></scm>
      </project>
      """;

  static final String SHOP =
      """
      <project>
        <parent><artifactId>parent</artifactId><version>1.0.0</version></parent>
        <artifactId>shop</artifactId>
        <name>Shop</name>
        <description>Sells.</description>
      </project>
      """;

  void writeAll() throws Exception {
    file("parent", ".pom", PARENT);
    file("shop", ".pom", SHOP);
    jar(".jar", "META-INF/LICENSE", "dev/singlet/Shop.class", "module-info.class");
    jar("-sources.jar", "dev/singlet/Shop.java");
    jar("-javadoc.jar", "index.html");
    billOfMaterials("Apache-2.0");
  }

  Path path(String artifact, String end) {
    return folder
        .resolve("dev/singlet")
        .resolve(artifact)
        .resolve(VERSION)
        .resolve(artifact + "-" + VERSION + end);
  }

  /** Writes a file with its checksums and its signature. */
  void file(String artifact, String end, String content) throws Exception {
    file(path(artifact, end), content.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a jar of the module that has these entries. */
  void jar(String end, String... entries) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String entry : entries) {
        zip.putNextEntry(new ZipEntry(entry));
      }
    }
    file(path("shop", end), bytes.toByteArray());
  }

  /** Writes that the module has one dependency, with this licence. */
  void billOfMaterials(String licence) throws Exception {
    String component =
        """
        {"components": [{"group": "a", "name": "b", "version": "1",
          "licenses": [{"license": {"name": "%s"}}]}]}
        """;
    file("shop", "-cyclonedx.json", component.formatted(licence));
  }

  /** Deletes a file with its checksums and its signature. */
  void delete(String artifact, String end) throws IOException {
    Path file = path(artifact, end);
    try (Stream<Path> all = Files.list(file.getParent())) {
      for (Path each : all.filter(each -> each.toString().startsWith(file.toString())).toList()) {
        Files.delete(each);
      }
    }
  }

  /** Copies the files into another folder. */
  StagingRepository copy(Path target) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path copy = target.resolve(folder.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    return new StagingRepository(target, key);
  }

  private void file(Path file, byte[] content) throws Exception {
    Files.createDirectories(file.getParent());
    Files.write(file, content);
    Files.writeString(StagedArtifact.beside(file, ".md5"), digest("MD5", content));
    Files.writeString(StagedArtifact.beside(file, ".sha1"), digest("SHA-1", content));
    key.sign(file);
  }

  private static String digest(String algorithm, byte[] content) throws GeneralSecurityException {
    return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(content));
  }
}
