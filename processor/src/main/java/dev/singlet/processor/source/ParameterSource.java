package dev.singlet.processor.source;

import com.palantir.javapoet.TypeName;

/** A parameter of a method or a constructor. */
public record ParameterSource(TypeName type, String name) {

  public ParameterSource {
    Declaration.check(name);
  }
}
