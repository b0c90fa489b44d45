package com.palantir.javapoet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CodePartsTest {

  @Test
  void equalBlocksHaveOneText() {
    assertThat(CodeParts.text(key("USER#", "name", "#A"))).isEqualTo(text("USER#", "name", "#A"));
  }

  @Test
  void whatStandsForAPlaceholderTellsBlocksApart() {
    assertThat(text("USER#", "name", "#A")).isNotEqualTo(text("USER#", "name", "#B"));
    assertThat(text("USER#", "name", "#A")).isNotEqualTo(text("USER#", "team", "#A"));
  }

  @Test
  void aLiteralOfSeveralLinesCannotPassForWhatFollowsIt() {
    String value = ".text($S)\nname\n";

    assertThat(text("A\n" + value + "B", "name", "C"))
        .isNotEqualTo(text("A", "name", "B\n" + value + "C"));
  }

  private static String text(String first, String value, String second) {
    return CodeParts.text(key(first, value, second));
  }

  /** As the halves of keys are written: a literal, a value, and a literal. */
  private static CodeBlock key(String first, String value, String second) {
    return CodeBlock.builder()
        .add(".literal($S)", first)
        .add("$L", CodeBlock.of(".text($S)", value))
        .add(".literal($S)", second)
        .build();
  }
}
