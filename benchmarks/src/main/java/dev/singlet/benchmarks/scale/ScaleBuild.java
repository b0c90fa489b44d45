package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.Javac;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.start.ClassPath;
import dev.singlet.benchmarks.start.StartVariant;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Compiles the code of all variants, and the programs that call it. */
final class ScaleBuild {

  private static final String PROGRAM = "dev/singlet/benchmarks/scale/program";

  private final Path folder;
  private final List<ScaledEntity> entities;

  /** Works in a folder. */
  ScaleBuild(Path folder, int entities) {
    this.folder = folder;
    this.entities = ScaledEntity.first(entities);
  }

  int entities() {
    return entities.size();
  }

  /** Compiles once more in a JVM of its own, and returns the milliseconds that it took. */
  double compile(ScaleCode code) throws IOException, InterruptedException {
    List<String> arguments =
        List.of(
            sources(code).toString(),
            classes(code).toString(),
            Boolean.toString(code.isProcessed()));
    return Double.parseDouble(Jvm.run(CompileRun.class, arguments).get(0));
  }

  /** Compiles in this JVM. */
  double compileHere(ScaleCode code) throws IOException {
    return CompileRun.millis(sources(code), classes(code), code.isProcessed());
  }

  private Path sources(ScaleCode code) throws IOException {
    Path sources = folder.resolve(code + "-sources");
    code.write(entities, sources);
    return sources;
  }

  /** The classes of the last compilation. */
  ClassFiles classFiles(ScaleCode code) throws IOException {
    return ClassFiles.below(classes(code));
  }

  /** The bytes of a jar of all that a compilation made. */
  long jarBytes(ScaleCode code) throws IOException {
    return Files.size(new ClassPath(folder).jar(classes(code), ""));
  }

  /** Compiles the program of a variant with the classes of the last compilation. */
  ScaleProgram program(StartVariant variant) throws IOException, URISyntaxException {
    Path compiled = classes(ScaleCode.valueOf(variant.name()));
    Path program = folder.resolve(variant + "-program");
    Path source =
        ScaleCode.write(
            folder.resolve(variant + "-program-sources"),
            ProgramText.NAME,
            ProgramText.of(variant, entities));
    Javac.compile(List.of(source), program, false, compiled);
    return new ScaleProgram(
        variant, new ClassPath(folder).of(variant, List.of(compiled, program), PROGRAM));
  }

  private Path classes(ScaleCode code) {
    return folder.resolve(code + "-classes");
  }
}
