package dev.singlet.benchmarks.start;

import dev.singlet.TableClient;
import dev.singlet.annotation.Entity;
import dev.singlet.benchmarks.http.CannedClients;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The class path of a program: what it needs of this one's, without the tools that measure it, and
 * without Singlet or the enhanced client where it uses neither. All are jars, because archives of
 * classes can't be made from folders.
 */
public final class ClassPath {

  private static final Pattern TOOLS =
      Pattern.compile(
          "(jmh-|jopt-simple|commons-math3|tempest|kotlin|annotations-\\d|jsr305|javapoet|"
              + "singlet-processor|singlet-json|jackson-|auto-value|value-\\d).*");

  private static final String CLIENTS = "dev/singlet/benchmarks/http";

  private final Path folder;

  /** Makes jars in a folder. */
  public ClassPath(Path folder) {
    this.folder = folder;
  }

  /**
   * The class path of a program.
   *
   * @param classes the folders of its classes
   * @param packages the folders of the packages of this module that it needs beside the clients
   */
  public String of(StartVariant variant, List<Path> classes, String... packages)
      throws IOException, URISyntaxException {
    Path singlet = locationOf(TableClient.class);
    Path annotations = locationOf(Entity.class);
    Path own = locationOf(CannedClients.class);
    Set<Path> jars = new LinkedHashSet<>();
    for (Path each : classes) {
      jars.add(jar(each, ""));
    }
    jars.add(jar(own, CLIENTS));
    for (String each : packages) {
      jars.add(jar(own, each));
    }
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry).toAbsolutePath();
      boolean ofSinglet = path.equals(singlet) || path.equals(annotations);
      if (ofSinglet && variant == StartVariant.SINGLET) {
        jars.add(Files.isDirectory(path) ? jar(path, "") : path);
      } else if (!ofSinglet && Files.isRegularFile(path) && isUsed(path, own, variant)) {
        jars.add(path);
      }
    }
    List<String> texts = new ArrayList<>();
    jars.forEach(jar -> texts.add(jar.toString()));
    return String.join(File.pathSeparator, texts);
  }

  private static boolean isUsed(Path path, Path own, StartVariant variant) {
    String name = path.getFileName().toString();
    return !path.equals(own)
        && !TOOLS.matcher(name).matches()
        && (variant == StartVariant.ENHANCED || !name.startsWith("dynamodb-enhanced"));
  }

  private static Path locationOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** A jar of what is below a part of a folder. */
  public Path jar(Path root, String part) throws IOException {
    Path jar = Files.createTempFile(folder, "classes", ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(root.resolve(part))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
    return jar;
  }
}
