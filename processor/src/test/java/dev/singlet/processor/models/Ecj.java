package dev.singlet.processor.models;

import dev.singlet.processor.SingletProcessor;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Eclipse's compiler, which wants files. */
final class Ecj implements ModelCompiler.Backend {

  private final JavaCompiler compiler = new EclipseCompiler();
  private final Path directory;

  Ecj(Path directory) {
    this.directory = directory;
  }

  @Override
  public boolean compile(List<RandomModel> models, DiagnosticCollector<JavaFileObject> collector) {
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      delete(directory);
      Path generated = Files.createDirectories(directory.resolve("models/src"));
      Path classes = Files.createDirectories(directory.resolve("classes"));
      List<Path> sources = new ArrayList<>();
      for (RandomModel model : models) {
        for (Source source : model.sources()) {
          Path file = directory.resolve(source.toUri().getPath().substring(1));
          Files.createDirectories(file.getParent());
          sources.add(Files.writeString(file, source.getCharContent(true)));
        }
      }
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              Writer.nullWriter(),
              files,
              collector,
              List.of(
                  "--release",
                  "17",
                  "-nowarn",
                  "-encoding",
                  "UTF-8",
                  "-classpath",
                  System.getProperty("java.class.path"),
                  "-d",
                  classes.toString(),
                  "-s",
                  generated.toString()),
              null,
              files.getJavaFileObjects(sources.toArray(Path[]::new)));
      task.setProcessors(List.of(new SingletProcessor()));
      return task.call();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> all = Files.walk(directory)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
