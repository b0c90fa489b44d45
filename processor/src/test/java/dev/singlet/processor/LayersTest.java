package dev.singlet.processor;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import org.junit.jupiter.api.Test;

/** The pipeline's packages use each other in its direction only. */
class LayersTest {

  private static final String ROOT = "dev.singlet.processor";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void stagesUseOnlyWhatComesBeforeThem() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("processor")
        .definedBy(ROOT)
        .layer("diag")
        .definedBy(ROOT + ".diag..")
        .layer("mirror")
        .definedBy(ROOT + ".mirror..")
        .layer("model")
        .definedBy(ROOT + ".model..")
        .layer("read")
        .definedBy(ROOT + ".read..")
        .layer("validate")
        .definedBy(ROOT + ".validate..")
        .layer("source")
        .definedBy(ROOT + ".source..")
        .layer("print")
        .definedBy(ROOT + ".print..")
        .layer("write")
        .definedBy(ROOT + ".write..")
        .layer("change")
        .definedBy(ROOT + ".change..")
        .layer("filer")
        .definedBy(ROOT + ".filer..")
        .whereLayer("processor")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("diag")
        .mayOnlyBeAccessedByLayers("mirror", "read", "model", "validate", "change", "processor")
        .whereLayer("mirror")
        .mayOnlyBeAccessedByLayers("read", "change", "processor")
        .whereLayer("read")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers("read", "validate", "source", "write", "processor")
        .whereLayer("validate")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("source")
        .mayOnlyBeAccessedByLayers("print", "write")
        .whereLayer("print")
        .mayOnlyBeAccessedByLayers("write", "processor")
        .whereLayer("write")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("change")
        .mayOnlyBeAccessedByLayers("processor")
        .whereLayer("filer")
        .mayOnlyBeAccessedByLayers("processor")
        .check(CLASSES);
  }

  @Test
  void theModelHoldsNoElementsOfTheCompiler() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".model..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javax.lang.model.element", "javax.lang.model.type", "javax.annotation.processing")
        .check(CLASSES);
  }

  @Test
  void writersSeeNoElementsOfTheCompiler() {
    noClasses()
        .that()
        .resideInAnyPackage(ROOT + ".source..", ROOT + ".print..", ROOT + ".write..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.lang.model.type", "javax.annotation.processing")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("javax.lang.model.element.Element")
        .check(CLASSES);
  }

  @Test
  void javaPoetIsOfTheWritersAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + ".source..", ROOT + ".print..", ROOT + ".write..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.palantir..")
        .check(CLASSES);
  }

  @Test
  void sourceKnowsNoModelButItsTypes() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".source..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".model")
        .check(CLASSES);
  }

  @Test
  void oneClassTouchesTheMessager() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Reporter")
        .should()
        .callMethodWhere(target(owner(assignableTo(Messager.class))))
        .check(CLASSES);
  }

  @Test
  void oneClassTouchesTheFiler() {
    noClasses()
        .that()
        .doNotHaveSimpleName("SourceFiler")
        .should()
        .callMethodWhere(target(owner(assignableTo(Filer.class))))
        .check(CLASSES);
  }
}
