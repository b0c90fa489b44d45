package dev.singlet.processor.models;

import dev.singlet.processor.SingletProcessor;
import dev.singlet.processor.fixture.MemoryFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The compiler of the JDK that runs, with all lint on, which writes into memory. */
final class Javac implements ModelCompiler.Backend {

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final MemoryFiles files =
      new MemoryFiles(compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));

  @Override
  public boolean compile(List<RandomModel> models, DiagnosticCollector<JavaFileObject> collector) {
    try {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              collector,
              List.of("-Xlint:all,-processing", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000"),
              null,
              models.stream().flatMap(model -> model.sources().stream()).toList());
      task.setProcessors(List.of(new SingletProcessor()));
      return task.call();
    } finally {
      files.clear();
    }
  }
}
