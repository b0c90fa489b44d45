package dev.singlet.importer;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which room may use which. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.singlet.importer");

  @Test
  void aRoomUsesThoseBeforeIt() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("schema")
        .definedBy("dev.singlet.importer.schema")
        .layer("model")
        .definedBy("dev.singlet.importer.model")
        .layer("pattern")
        .definedBy("dev.singlet.importer.pattern")
        .layer("source")
        .definedBy("dev.singlet.importer.source")
        .layer("front")
        .definedBy("dev.singlet.importer")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers("pattern", "source", "front")
        .whereLayer("pattern")
        .mayOnlyBeAccessedByLayers("source", "front")
        .whereLayer("source")
        .mayOnlyBeAccessedByLayers("front")
        .whereLayer("front")
        .mayNotBeAccessedByAnyLayer()
        .check(CLASSES);
  }
}
