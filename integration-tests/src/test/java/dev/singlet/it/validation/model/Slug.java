package dev.singlet.it.validation.model;

import jakarta.validation.Constraint;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Words with dashes between them. */
@NotBlank
@Pattern(regexp = "[a-z-]+")
@Size(max = 99)
@ReportAsSingleViolation
@Constraint(validatedBy = {})
@Target({ElementType.FIELD, ElementType.TYPE_USE})
public @interface Slug {
  String message() default "must be a slug of at most {max}";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  @OverridesAttribute(constraint = Size.class, name = "max")
  int max() default 20;
}
