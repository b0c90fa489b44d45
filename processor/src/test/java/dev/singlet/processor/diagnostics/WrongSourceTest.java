package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Source that is not Java: the compiler says so, and the processor neither adds to it nor fails.
 */
class WrongSourceTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Table(name = \"ShopTable\", entities = {Missing.class})",
        "@Table(name = \"ShopTable\", entities = 3)",
        "@Table(name = \"ShopTable\", indexes = {\"GSI1\"})",
        "@Table(name = \"ShopTable\", indexes = @Index(value = \"GSI1\", type = IndexType.NONE))",
        "@Table(name = \"ShopTable\", indexes = @Index(value = \"GSI1\", include = {1}))",
        "@Table(name = \"ShopTable\", naming = Naming.MISSING)",
        "@Table(name = \"ShopTable\", naming = Missing.SNAKE_CASE)",
        "@Table(name = \"ShopTable\", delimiter = '#')",
        "@Table(name = \"ShopTable\", unknown = 1)",
        "@Table(name = 5)",
        "@Table"
      })
  void aTable(String annotation) {
    saysOnlyTheCompiler(
        annotation
            + """
               public sealed interface Shop {
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                record User(String name) implements Shop {}
              }
              """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Entity(table = Missing.class) record User(String name) implements Shop",
        "@Entity(table = \"Shop\") record User(String name) implements Shop",
        "@Entity(name = 5) record User(String name) implements Shop",
        "@SuppressWarnings(5) @Entity record User(String name) implements Shop",
        "@Entity record User(@Default(5) String name) implements Shop",
        "@Entity record User(@Size(max = \"5\") String name) implements Shop",
        "@Entity record User(@Pattern String name) implements Shop",
        "@Entity record User(@Missing String name) implements Shop",
        "@Entity record User(String name, List<Missing> others) implements Shop",
        "@Entity record User(String name, Missing<String> others) implements Shop",
        "@Entity record User(String name) implements Shop, Missing",
        "@Entity record User(String name, int hashCode) implements Shop",
        "@Entity record User(String name, @Extras Map<String, Document> clone) implements Shop",
        "@Entity record User(String name, String name) implements Shop",
        "@Entity record User(String name, Tag tag) implements Shop {} record Tag(int toString)",
        "@Entity record User(String name) implements Shop {}"
            + " @Projection(of = User.class) record Name(String name, int wait)"
      })
  void anEntity(String declaration) {
    saysOnlyTheCompiler(
        """
        @Table(name = "ShopTable")
        public sealed interface Shop {
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          %s {}
        }
        """
            .formatted(declaration));
  }

  private static void saysOnlyTheCompiler(String text) {
    for (String policy : List.of("INIT", "FLOW")) {
      List<Found> found =
          compile(List.of(), List.of("--should-stop=ifError=" + policy), Source.inShop(text))
              .found();
      assertThat(found).isNotEmpty().extracting(Found::file).containsOnly("Shop.java");
      assertThat(found).extracting(Found::text).noneMatch(message -> message.contains("SGT"));
    }
  }
}
