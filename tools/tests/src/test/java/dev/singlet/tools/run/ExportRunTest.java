package dev.singlet.tools.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.Formats;
import dev.singlet.tools.source.Models;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exports run code of a model only for formats that show sample items. */
class ExportRunTest {

  @TempDir Path folder;

  private final TableDescriptor table = ExampleModel.GITHUB.table();
  private final List<String> lines = new ArrayList<>();

  @Test
  void onlyFormatsThatShowItemsLoadClassesOfTheModel() throws IOException {
    List<String> loading = new ArrayList<>();
    for (Exporter format : Formats.all()) {
      try (WatchedClasses classes = new WatchedClasses();
          Models models = new Models(List.of(table), classes)) {
        export(models, format);
        if (!classes.asked.isEmpty()) {
          loading.add(format.format());
        }
      }
    }
    assertThat(loading).containsExactly("aws-model", "workbench");
  }

  @Test
  void aJarThatHoldsTheDescriptorAloneIsEnough() throws IOException {
    Path jar = folder.resolve("model.jar");
    try (JarOutputStream entries = new JarOutputStream(Files.newOutputStream(jar))) {
      entries.putNextEntry(new JarEntry(TableDescriptor.file(table.java())));
      entries.write(table.toJson().getBytes(StandardCharsets.UTF_8));
    }
    try (Models models = Models.open(jar, List.of(), List.of())) {
      List<Path> files = export(models, Formats.of("terraform"));

      assertThat(lines).isEmpty();
      assertThat(files).singleElement().satisfies(file -> assertThat(file).isNotEmptyFile());
    }
  }

  private List<Path> export(Models models, Exporter format) {
    return new ExportRun(
            models,
            List.of(format),
            TableSettings.safe(),
            new SampleSource(null),
            new OutputFolder(folder.resolve("exports")),
            true)
        .run(new Progress(line -> {}, lines::add));
  }

  /** Has no classes, and knows which were asked for. */
  private static final class WatchedClasses extends URLClassLoader {

    private final List<String> asked = new ArrayList<>();

    WatchedClasses() {
      super(new URL[0], null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      asked.add(name);
      return super.findClass(name);
    }
  }
}
