package dev.singlet.benchmarks.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The code that is compiled for each variant, and the records alone. */
enum ScaleCode {
  RECORDS("the records alone"),
  HAND_WRITTEN("hand-written, with the records"),
  SINGLET("Singlet, with the records"),
  ENHANCED("enhanced, beans");

  /** The package of all that is compiled. */
  static final String PACKAGE = "dev.singlet.benchmarks.scaled";

  private final String title;

  ScaleCode(String title) {
    this.title = title;
  }

  /** Its name in tables. */
  String title() {
    return title;
  }

  /** True if the processor adds the rest of it. */
  boolean isProcessed() {
    return this == SINGLET;
  }

  /** Writes its source files into a folder. */
  void write(List<ScaledEntity> entities, Path folder) throws IOException {
    Map<String, String> types =
        switch (this) {
          case RECORDS, SINGLET -> ModelText.of(entities);
          case HAND_WRITTEN -> HandWrittenText.of(entities);
          case ENHANCED -> BeanText.of(entities);
        };
    for (Map.Entry<String, String> type : types.entrySet()) {
      write(folder, type.getKey(), type.getValue());
    }
  }

  /** Writes a type of the package. */
  static Path write(Path folder, String name, String text) throws IOException {
    Files.createDirectories(folder);
    return Files.writeString(folder.resolve(name + ".java"), "package " + PACKAGE + ";\n\n" + text);
  }
}
