package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.TemporaryFolder;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * A run of the compiler.
 *
 * @param nanos how long it took
 * @param worked the processor time of its thread, in nanoseconds
 * @param files how many source files were generated
 * @param lines how many lines they have
 * @param tables the tables that Singlet's processor described
 */
record Compilation(long nanos, long worked, long files, long lines, List<TableDescriptor> tables) {

  /**
   * Runs processors and nothing else: the compiler parses the sources and enters their types, and
   * does both again with what is generated.
   */
  static Compilation process(
      List<Source> sources, List<? extends Processor> processors, String... options)
      throws IOException {
    return run(sources, processors, "-proc:only", options);
  }

  /** Makes class files, of generated code too. */
  static Compilation compile(List<Source> sources, List<Processor> processors) throws IOException {
    return run(sources, processors, "-Xlint:none");
  }

  private static Compilation run(
      List<Source> sources, List<? extends Processor> processors, String mode, String... options)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (TemporaryFolder folder = TemporaryFolder.create("singlet-processing");
        StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, null)) {
      Path output = folder.path();
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      List<String> all = new ArrayList<>(List.of(mode, "--release", "17"));
      all.addAll(List.of(options));
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, files, messages, all, null, sources);
      task.setProcessors(processors);
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      long worked = threads.getCurrentThreadCpuTime();
      long start = System.nanoTime();
      boolean compiled = task.call();
      long nanos = System.nanoTime() - start;
      worked = threads.getCurrentThreadCpuTime() - worked;
      if (!compiled) {
        throw new IllegalStateException(errors(messages));
      }
      return measured(nanos, worked, output);
    }
  }

  private static Compilation measured(long nanos, long worked, Path output) throws IOException {
    long count = 0;
    long lines = 0;
    List<TableDescriptor> tables = new ArrayList<>();
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.toList()) {
        if (file.toString().endsWith(".java")) {
          count++;
          lines += Files.readString(file).lines().count();
        } else if (file.startsWith(output.resolve("META-INF/singlet"))
            && Files.isRegularFile(file)) {
          tables.add(TableDescriptor.ofJson(Files.readString(file)));
        }
      }
    }
    return new Compilation(nanos, worked, count, lines, tables);
  }

  private static String errors(DiagnosticCollector<JavaFileObject> messages) {
    StringBuilder errors = new StringBuilder("The sources do not compile:");
    messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .forEach(message -> errors.append('\n').append(message));
    return errors.toString();
  }
}
