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

  /** What tells it from other blocks: all of its text, and what stands for the placeholders. */
  public static String text(CodeBlock code) {
    StringBuilder text = new StringBuilder();
    append(code, text);
    return text.toString();
  }

  private static void append(CodeBlock code, StringBuilder text) {
    for (String part : code.formatParts()) {
      text.append(part);
    }
    for (Object argument : code.args()) {
      text.append('\n');
      if (argument instanceof CodeBlock inner) {
        append(inner, text);
      } else {
        text.append(argument);
      }
    }
  }

  /** What stands for the placeholders that take something, in order. */
  public static List<Object> arguments(CodeBlock code) {
    return code.args();
  }
}
