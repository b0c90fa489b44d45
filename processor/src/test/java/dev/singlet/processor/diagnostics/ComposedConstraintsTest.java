package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Constraints that are composed of others. */
class ComposedConstraintsTest {

  @Test
  void theyAreComposedOfConstraints() {
    slug("@jakarta.validation.Constraint(validatedBy = {})")
        .reports(
            error(
                "[SGT0308] @Slug is composed of no constraints, so it would check nothing. Put"
                    + " jakarta.validation.constraints on it, or check the value in a @Validate"
                    + " method of the record."));
  }

  @Test
  void theyAreNotComposedOfThemselves() {
    slug("@Slug @jakarta.validation.Constraint(validatedBy = {})")
        .reports(
            error(
                "[SGT0308] @Slug of @Slug is composed of itself, so it would check nothing. Put"
                    + " jakarta.validation.constraints on it, or check the value in a @Validate"
                    + " method of the record."));
  }

  @Test
  void nothingRunsAValidator() {
    slug(
            "@jakarta.validation.Constraint(validatedBy = SlugValidator.class)",
            "abstract class SlugValidator"
                + " implements jakarta.validation.ConstraintValidator<Slug, String> {}")
        .reports(
            error(
                "[SGT0308] @Slug is checked by SlugValidator, which nothing runs: constraints become"
                    + " generated code. Compose it of jakarta.validation.constraints, with validatedBy"
                    + " = {}, or check the value in a @Validate method of the record."));
  }

  @Test
  void whatTheyAreComposedOfFitsTheType() {
    slug("@NotBlank @Min(1) @jakarta.validation.Constraint(validatedBy = {})")
        .reports(
            error(
                "[SGT0308] @Min of @Slug can't be checked for a String. It can be on a number."
                    + " Remove it, or change the type."));
  }

  @Test
  void theyContradictOthersLikeThoseTheyAreComposedOf() {
    slug("@NotBlank @Size(max = 0) @jakarta.validation.Constraint(validatedBy = {})")
        .reports(
            error(
                "[SGT0310] @NotBlank of @Slug and @Size of @Slug(min = 0, max = 0) allow no value"
                    + " of other, so every put would be refused. Change one of them."));
  }

  @Test
  void theyCompile() {
    slug("@NotBlank @Size(max = 40) @jakarta.validation.ReportAsSingleViolation"
            + " @jakarta.validation.Constraint(validatedBy = {})")
        .isClean();
  }

  private static Compilation slug(String annotations, String... more) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              @Slug // !
                  String other)
              implements Shop {}

          %s
          @interface Slug {
            String message() default "";
            Class<?>[] groups() default {};
            Class<? extends jakarta.validation.Payload>[] payload() default {};
          }
          %s
        """
            .formatted(annotations, String.join("\n", more)));
  }
}
