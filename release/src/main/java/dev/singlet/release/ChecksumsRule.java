package dev.singlet.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.Consumer;

/** The checksums that Central asks for stand beside each file and are right. */
final class ChecksumsRule implements Rule {

  private static final Map<String, String> ALGORITHMS = Map.of(".md5", "MD5", ".sha1", "SHA-1");

  @Override
  public void check(StagedArtifact artifact, Consumer<String> findings) {
    for (Path file : artifact.files()) {
      ALGORITHMS.forEach(
          (end, algorithm) -> {
            Path checksum = StagedArtifact.beside(file, end);
            if (!Files.exists(checksum)) {
              findings.accept(checksum.getFileName() + " is missing.");
            } else if (!read(checksum).equals(digest(file, algorithm))) {
              findings.accept(checksum.getFileName() + " isn't the checksum of its file.");
            }
          });
    }
  }

  private static String read(Path checksum) {
    try {
      return Files.readString(checksum).strip();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String digest(Path file, String algorithm) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
