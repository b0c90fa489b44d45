package dev.singlet.model;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The descriptor can be read without the compiler, the SDK or anything else of Singlet. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.singlet.model");

  @Test
  void nothingElseIsUsed() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("dev.singlet.model..", "java..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void packagesDoNotUseEachOtherInCircles() {
    slices().matching("dev.singlet.(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
