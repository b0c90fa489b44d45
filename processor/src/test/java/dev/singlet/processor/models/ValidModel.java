package dev.singlet.processor.models;

import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A model that compiles.
 *
 * @param packageName its package
 * @param files its files by their names
 */
record ValidModel(String packageName, Map<String, String> files) {

  /** The models of the examples and of the golden files. */
  static List<ValidModel> all() {
    Path examples = Path.of("..");
    String sources = "src/main/java/dev/singlet/examples";
    Path golden = Path.of("src/test/resources/golden");
    return List.of(
        in(
            examples.resolve("examples-github").resolve(sources).resolve("github/model"),
            "dev.singlet.examples.github.model"),
        in(
            examples.resolve("examples-ecommerce").resolve(sources).resolve("ecommerce/model"),
            "dev.singlet.examples.ecommerce.model"),
        in(golden.resolve("keys/model/keys"), "keys"),
        in(golden.resolve("kinds/model/kinds"), "kinds"));
  }

  private static ValidModel in(Path folder, String packageName) {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(each -> !each.endsWith("package-info.java")).toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return new ValidModel(packageName, files);
  }

  /** Returns the model after a change, in a package of its own. */
  RandomModel with(Mutation mutation, int number) {
    String own = "m" + number;
    List<Source> sources = new ArrayList<>();
    mutation
        .of(files)
        .forEach(
            (name, text) ->
                sources.add(
                    Source.at(
                        "models/src/" + own + "/" + name.replace(".java", ""),
                        text.replaceFirst("(?m)^package [\\w.]+;", "package " + own + ";")
                            .replace(packageName + ".", own + "."))));
    return new RandomModel(number, own, sources);
  }
}
