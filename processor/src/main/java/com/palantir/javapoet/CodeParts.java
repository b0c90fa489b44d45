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

  /**
   * What tells it from other blocks: its text, and what stands for the placeholders, each with its
   * length, so that none can pass for the end of one and the beginning of the next.
   */
  public static String text(CodeBlock code) {
    StringBuilder text = new StringBuilder();
    for (String part : code.formatParts()) {
      text.append(part);
    }
    for (Object argument : code.args()) {
      String each = argument instanceof CodeBlock inner ? text(inner) : argument.toString();
      text.append('\n').append(each.length()).append(':').append(each);
    }
    return text.toString();
  }

  /** A block of no more than the first statement of another. */
  public static CodeBlock firstStatement(CodeBlock code) {
    List<String> formats = code.formatParts();
    List<String> first = formats.subList(0, formats.indexOf("$]") + 1);
    long taken = first.stream().filter(CodeParts::takesArgument).count();
    Object[] arguments = code.args().subList(0, Math.toIntExact(taken)).toArray();
    return CodeBlock.builder().add(String.join("", first), arguments).build();
  }

  private static boolean takesArgument(String format) {
    return List.of("$L", "$N", "$S", "$T").contains(format);
  }

  /** What stands for the placeholders that take something, in order. */
  public static List<Object> arguments(CodeBlock code) {
    return code.args();
  }
}
