package dev.singlet.processor.source;

import com.palantir.javapoet.ClassName;

/**
 * An annotation.
 *
 * @param value its only member, called {@code value}; empty if it has none
 */
public record AnnotationSource(ClassName type, Code value) {

  public AnnotationSource(ClassName type) {
    this(type, Code.of(""));
  }
}
