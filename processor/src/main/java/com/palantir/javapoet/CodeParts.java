package com.palantir.javapoet;

import java.util.List;
import org.jspecify.annotations.NullMarked;

/**
 * What a block of code is made of, which JavaPoet tells only to its own package. {@code
 * dev.singlet.processor.write} prints it from there, once, and without a regular expression for
 * each part.
 */
@NullMarked
public final class CodeParts {

  private CodeParts() {}

  /** Its text and its placeholders, in order. */
  public static List<String> formats(CodeBlock code) {
    return code.formatParts();
  }

  /** What stands for the placeholders that take something, in order. */
  public static List<Object> arguments(CodeBlock code) {
    return code.args();
  }
}
