package dev.singlet.benchmarks.processing;

import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;

/** Annotation processors, and the types that they are given. */
enum Library {
  SINGLET("Singlet", "dev.singlet."),
  AUTO_VALUE("AutoValue", "com.google.auto.value."),
  IMMUTABLES("Immutables", "org.immutables.");

  private final String title;
  private final String packages;

  Library(String title, String packages) {
    this.title = title;
    this.packages = packages;
  }

  /** Its name in tables. */
  String title() {
    return title;
  }

  /** Sources with that many types for which code is generated. */
  List<Source> sources(int types) {
    return switch (this) {
      case SINGLET -> ModelSources.of(types);
      case AUTO_VALUE -> ValueSources.autoValue(types);
      case IMMUTABLES -> ValueSources.immutables(types);
    };
  }

  /** All processors that the library registers. */
  List<Processor> processors() {
    List<Processor> processors =
        ServiceLoader.load(Processor.class).stream()
            .filter(provider -> provider.type().getName().startsWith(packages))
            .map(ServiceLoader.Provider::get)
            .toList();
    if (processors.isEmpty()) {
      throw new IllegalStateException("The class path has no processor of " + title + ".");
    }
    return processors;
  }
}
