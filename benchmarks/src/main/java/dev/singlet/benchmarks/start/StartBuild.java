package dev.singlet.benchmarks.start;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles the programs. */
final class StartBuild {

  private final Path sources;
  private final Path folder;

  /** Takes the sources of this module, and works in a folder. */
  StartBuild(Path sources, Path folder) {
    this.sources = sources;
    this.folder = folder;
  }

  /** The class path of a program with a number of entity types. */
  String build(StartVariant variant, int types) throws IOException, URISyntaxException {
    Path work = folder.resolve(variant.name() + types);
    List<Path> files = new EntitySources(sources, work.resolve("sources")).write(variant, types);
    Path classes = Files.createDirectories(work.resolve("classes"));
    compile(variant, files, classes);
    return new ClassPath(folder).of(variant, classes);
  }

  private static void compile(StartVariant variant, List<Path> files, Path classes)
      throws IOException {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--release",
                "17",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString()));
    if (variant == StartVariant.SINGLET) {
      options.addAll(List.of("-processor", "dev.singlet.processor.SingletProcessor"));
    } else {
      options.add("-proc:none");
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      if (!compiled) {
        throw new IllegalStateException(variant + " does not compile:\n" + messages);
      }
    }
  }
}
