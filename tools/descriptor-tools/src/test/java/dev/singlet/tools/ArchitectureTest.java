package dev.singlet.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which room of the tools may use which. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.singlet.tools");

  @Test
  void roomsDoNotUseEachOtherInCircles() {
    slices().matching("dev.singlet.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void onlySamplesAndLiveTablesUseTheRuntime() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.singlet.tools.sample", "dev.singlet.tools.live")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.singlet",
            "dev.singlet.runtime..",
            "dev.singlet.schema..",
            "dev.singlet.verify..",
            "dev.singlet.json..",
            "dev.singlet.migrate..",
            "software.amazon.awssdk..")
        .check(CLASSES);
  }

  @Test
  void aFormatUsesNoOtherFormat() {
    slices()
        .matching("dev.singlet.tools.format.(*)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }

  @Test
  void everyFormatIsAnExporter() {
    classes()
        .that()
        .resideInAPackage("dev.singlet.tools.format.*..")
        .and()
        .arePublic()
        .should()
        .implement(dev.singlet.tools.export.Exporter.class)
        .check(CLASSES);
  }
}
