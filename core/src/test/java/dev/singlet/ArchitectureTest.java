package dev.singlet;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.ObjectInputStream;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** Packages use each other downwards only, and nothing internal shows. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.singlet");

  @Test
  void packagesUseOnlyThoseBelowThem() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("operations")
        .definedBy("dev.singlet")
        .layer("expression")
        .definedBy("dev.singlet.attribute")
        .layer("entity")
        .definedBy("dev.singlet.generated.entity")
        .layer("crypto")
        .definedBy("dev.singlet.crypto")
        .layer("item")
        .definedBy("dev.singlet.generated.item")
        .layer("key")
        .definedBy("dev.singlet.generated.key")
        .layer("schema")
        .definedBy("dev.singlet.schema")
        .layer("error")
        .definedBy("dev.singlet.error")
        .layer("step")
        .definedBy("dev.singlet.internal.engine")
        .layer("wire")
        .definedBy("dev.singlet.internal.wire")
        .layer("position")
        .definedBy("dev.singlet.internal.query")
        .layer("internal")
        .definedBy("dev.singlet.internal.text")
        .whereLayer("operations")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("expression")
        .mayOnlyBeAccessedByLayers("operations")
        .whereLayer("entity")
        .mayOnlyBeAccessedByLayers("operations", "expression", "position")
        .whereLayer("crypto")
        .mayOnlyBeAccessedByLayers("entity")
        .whereLayer("item")
        .mayOnlyBeAccessedByLayers("operations", "expression", "entity", "key", "wire")
        .whereLayer("key")
        .mayOnlyBeAccessedByLayers("operations", "expression", "entity", "crypto", "position")
        .whereLayer("position")
        .mayOnlyBeAccessedByLayers("operations")
        .whereLayer("step")
        .mayOnlyBeAccessedByLayers("operations", "wire")
        .whereLayer("wire")
        .mayOnlyBeAccessedByLayers("operations")
        .whereLayer("internal")
        .mayOnlyBeAccessedByLayers(
            "operations",
            "expression",
            "entity",
            "crypto",
            "item",
            "key",
            "error",
            "wire",
            "position")
        .check(CLASSES);
  }

  @Test
  void noPublicMethodShowsWhatIsInternal() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ExposeInternalTypes.INTERNAL.toArray(String[]::new))
        .and()
        .arePublic()
        .should(new ExposeInternalTypes())
        .check(CLASSES);
  }

  @Test
  void nothingUsesReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.lang.reflect", "java.lang.invoke")
        .check(CLASSES);
  }

  /**
   * What a native image would have to be told of. The bundle of messages is got by generated code.
   */
  @Test
  void nothingIsLookedUpByName() {
    noClasses()
        .should()
        .callMethodWhere(
            target(owner(type(Class.class)))
                .and(
                    target(
                        nameMatching("forName|newInstance|get(Declared|Resource|Method|Field).*"))))
        .orShould()
        .callMethod(ResourceBundle.class, "getBundle", String.class, Locale.class)
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(ServiceLoader.class, ClassLoader.class, ObjectInputStream.class)
        .check(CLASSES);
  }
}
