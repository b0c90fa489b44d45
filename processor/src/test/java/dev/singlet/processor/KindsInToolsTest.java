package dev.singlet.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tools take the facts of a kind from the descriptor. They have no table of kinds that a new type
 * would have to be added to. The comparison of models names kinds whose change is harmless: one
 * that it doesn't name is a danger.
 */
class KindsInToolsTest {

  @Test
  void toolsNameNoKindsOfJavasLibrary() throws IOException {
    List<String> names =
        Stream.of(Kind.values())
            .filter(kind -> kind.form() != Form.COMPOUND && kind != Kind.BIG_INTEGER)
            .map(Kind::described)
            .filter(name -> name.chars().anyMatch(Character::isUpperCase))
            .map(name -> '"' + name + '"')
            .distinct()
            .toList();
    List<String> named = new ArrayList<>();
    for (String module : List.of("model", "integrations/json", "tools/descriptor-tools")) {
      Path sources = Path.of("..", module, "src", "main", "java");
      assertThat(sources).isDirectory();
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(KindsInToolsTest::isOfTools).toList()) {
          String text = Files.readString(file);
          names.stream().filter(text::contains).map(name -> file + ": " + name).forEach(named::add);
        }
      }
    }

    assertThat(names).contains("\"yearMonth\"", "\"zoneId\"").doesNotContain("\"string\"");
    assertThat(named).isEmpty();
  }

  /** A composed constraint has a name of its own, and each of its constraints is one of these. */
  @Test
  void eachConstraintHasAKeywordOfJsonSchemaOrIsKnownToHaveNone() throws IOException {
    List<String> kinds = new ArrayList<>(List.of("Pattern", "AssertTrue", "AssertFalse"));
    Stream.of(Constraint.Sign.Side.values())
        .map(Enum::name)
        .map(KindsInToolsTest::annotation)
        .forEach(kinds::add);
    Stream.of(Constraint.Moment.Tense.values())
        .map(Enum::name)
        .map(KindsInToolsTest::annotation)
        .forEach(kinds::add);
    Stream.of(Constraint.class.getPermittedSubclasses())
        .filter(
            each ->
                !Set.of(
                        Constraint.Matches.class,
                        Constraint.Assert.class,
                        Constraint.Sign.class,
                        Constraint.Moment.class,
                        Constraint.Each.class,
                        Constraint.Composed.class)
                    .contains(each))
        .map(Class::getSimpleName)
        .forEach(kinds::add);
    String keywords =
        Files.readString(
            Path.of("../model/src/main/java/dev/singlet/model/schema/ConstraintKeywords.java"));

    assertThat(kinds)
        .contains("DecimalMin", "PositiveOrZero", "FutureOrPresent")
        .allSatisfy(kind -> assertThat(keywords).contains('"' + kind + '"'));
  }

  private static boolean isOfTools(Path file) {
    return file.toString().endsWith(".java") && !file.getParent().endsWith("comparison");
  }

  private static String annotation(String constant) {
    return Spelling.capitalized(Spelling.camelCase(constant));
  }
}
