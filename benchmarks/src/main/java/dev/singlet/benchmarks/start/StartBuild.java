package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.Javac;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

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
    Path classes = work.resolve("classes");
    Javac.compile(files, classes, variant == StartVariant.SINGLET);
    return new ClassPath(folder).of(variant, List.of(classes));
  }
}
