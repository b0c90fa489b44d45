package dev.singlet.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExportsTree;
import com.sun.source.tree.ModuleTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A module that users can depend on, with its parsed sources.
 *
 * @param name the name of its folder
 * @param sources its main sources, without those that describe modules and packages
 * @param declaration its {@code module-info}, if it has one
 */
record PublishedModule(String name, List<SourceFile> sources, Optional<ModuleTree> declaration) {

  /** The folder of main sources in a module. */
  static final String SOURCES = "src/main/java";

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** Parses the modules of this checkout once for all tests. */
  private static final class Checkout {
    static final List<PublishedModule> MODULES = parsed();

    private static List<PublishedModule> parsed() {
      try {
        return in(Path.of(".."));
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  /** Returns the published modules of this checkout. */
  static List<PublishedModule> all() {
    return Checkout.MODULES;
  }

  /** Returns the modules of a checkout that are deployed and have code. */
  static List<PublishedModule> in(Path checkout) throws IOException {
    List<PublishedModule> modules = new ArrayList<>();
    for (Path module : folders(checkout)) {
      modules.add(parse(module.getFileName().toString(), module.resolve(SOURCES)));
    }
    return modules;
  }

  /** Returns the folders of these modules. */
  static List<Path> folders(Path checkout) throws IOException {
    List<Path> modules = new ArrayList<>();
    for (String folder :
        MODULE
            .matcher(Files.readString(checkout.resolve("pom.xml")))
            .results()
            .map(found -> found.group(1))
            .toList()) {
      Path module = checkout.resolve(folder);
      boolean isDeployed =
          !Files.readString(module.resolve("pom.xml")).contains("<maven.deploy.skip>true");
      if (isDeployed && Files.exists(module.resolve(SOURCES))) {
        modules.add(module);
      }
    }
    return modules;
  }

  private static PublishedModule parse(String name, Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      List<SourceFile> sources = new ArrayList<>();
      Optional<ModuleTree> declaration = Optional.empty();
      for (CompilationUnitTree unit : task.parse()) {
        if (unit.getModule() != null) {
          declaration = Optional.of(unit.getModule());
        } else if (!unit.getTypeDecls().isEmpty()) {
          sources.add(SourceFile.of(unit, Trees.instance(task).getSourcePositions()));
        }
      }
      return new PublishedModule(name, sources, declaration);
    }
  }

  /** Returns the sources of packages that users may name. */
  List<SourceFile> exported() {
    Set<String> packages = exportedPackages();
    return sources.stream().filter(source -> packages.contains(source.packageName())).toList();
  }

  /**
   * Returns the packages that are exported to everyone. Those of generated code are for no one
   * else, and count as internal.
   */
  private Set<String> exportedPackages() {
    Set<String> packages =
        declaration
            .map(
                module ->
                    module.getDirectives().stream()
                        .filter(ExportsTree.class::isInstance)
                        .map(ExportsTree.class::cast)
                        .filter(exports -> exports.getModuleNames() == null)
                        .map(exports -> exports.getPackageName().toString())
                        .collect(Collectors.toCollection(TreeSet::new)))
            .orElseGet(
                () ->
                    sources.stream()
                        .map(SourceFile::packageName)
                        .collect(Collectors.toCollection(TreeSet::new)));
    packages.removeIf(each -> each.matches("dev\\.singlet\\.runtime(\\..*)?"));
    return packages;
  }

  boolean exportsSome() {
    return !exportedPackages().isEmpty();
  }
}
