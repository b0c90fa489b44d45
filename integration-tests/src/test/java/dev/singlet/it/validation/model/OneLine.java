package dev.singlet.it.validation.model;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Pattern;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Text without line breaks, wherever a type is used, and nowhere else. */
@Pattern(regexp = "[^\\n]*")
@ReportAsSingleViolation
@Constraint(validatedBy = {})
@Target(ElementType.TYPE_USE)
public @interface OneLine {
  String message() default "must be one line";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}
