package dev.singlet.benchmarks.start;

import dev.singlet.TableClient;
import dev.singlet.annotation.Entity;
import dev.singlet.benchmarks.http.CannedClients;
import dev.singlet.model.TableDescriptor;
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

  /** The SDK and what it needs, by the folders of a Maven repository. */
  private static final Pattern SDK =
      Pattern.compile(
          ".*/(software/amazon/(awssdk/(?!cognitoidentity|pinpoint)[^/]+|eventstream)|org/reactivestreams"
              + "|org/slf4j|io/netty|org/apache/httpcomponents/(client5|core5))/.*");

  private static final Pattern NEEDED_BY_SINGLET =
      Pattern.compile(".*/(org/jspecify|jakarta/validation)/.*");

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
    Path own = locationOf(CannedClients.class);
    List<Path> singlet =
        List.of(
            locationOf(TableClient.class),
            locationOf(Entity.class),
            locationOf(TableDescriptor.class));
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
      if (singlet.contains(path)) {
        if (variant == StartVariant.SINGLET) {
          jars.add(Files.isDirectory(path) ? jar(path, "") : path);
        }
      } else if (Files.isRegularFile(path) && isUsed(path, variant)) {
        jars.add(path);
      }
    }
    List<String> texts = new ArrayList<>();
    jars.forEach(jar -> texts.add(jar.toString()));
    return String.join(File.pathSeparator, texts);
  }

  private static boolean isUsed(Path path, StartVariant variant) {
    String text = path.toString().replace('\\', '/');
    return switch (variant) {
      case HAND_WRITTEN -> isOfSdk(text) && !text.contains("/dynamodb-enhanced/");
      case SINGLET ->
          NEEDED_BY_SINGLET.matcher(text).matches()
              || (isOfSdk(text) && !text.contains("/dynamodb-enhanced/"));
      case ENHANCED -> isOfSdk(text);
    };
  }

  private static boolean isOfSdk(String path) {
    return SDK.matcher(path).matches();
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
