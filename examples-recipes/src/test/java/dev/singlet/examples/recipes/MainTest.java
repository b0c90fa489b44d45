package dev.singlet.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void withoutANameAllAreListedWithALineEach() {
    int status = run(null);

    assertThat(status).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .hasSize(Recipes.ALL.size() + 2)
        .contains("Run one of them with -Drecipe=<name>.");
  }

  @Test
  void anUnknownNameIsToldWithThoseThereAre() {
    int status = run("user-post");

    assertThat(status).isEqualTo(2);
    assertThat(out.size()).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("There is no recipe \"user-post\". There are: user-posts")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @MethodSource("dev.singlet.examples.recipes.RecipeNames#all")
  void eachRunPrintsTheSame(String name) {
    String printed = RecipeRun.of(name).out();

    run(name);

    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(printed);
  }

  private int run(String name) {
    return Main.run(
        name,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }
}
