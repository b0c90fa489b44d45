package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;

import dev.singlet.processor.fixture.Build;
import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.ToolProvider;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types that are not there in the first round: other processors may still write them. */
class RoundsTest {

  private static final Source USER_WITH_ADDRESS =
      Source.inShop(
          """
          @Table(name = "ShopTable")
          public sealed interface Shop {
            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            record User(String name, Address address, List<Address> others) implements Shop {}
          }
          """);

  private static final String ADDRESS = "package shop; public record Address(String city) {}";

  @Test
  void aComponentMayBeOfATypeThatAnotherProcessorWrites() {
    Compilation compilation =
        compile(
            List.of(new OtherProcessor("shop.Address", ADDRESS, 1)), List.of(), USER_WITH_ADDRESS);
    compilation.isClean();
    Assertions.assertThat(compilation.generated())
        .containsOnlyKeys("shop.Address", "shop.ShopTable", "shop.ShopUserEntity");
  }

  @Test
  void itMayComeLater() {
    compile(
            List.of(
                new OtherProcessor("shop.First", "package shop; interface First {}", 1),
                new OtherProcessor("shop.Address", ADDRESS, 2)),
            List.of(),
            USER_WITH_ADDRESS)
        .isClean();
  }

  @Test
  void anEntityMayBeWrittenByAnotherProcessor() {
    compile(
            List.of(
                new OtherProcessor(
                    "shop.User",
                    """
                    package shop;
                    @dev.singlet.annotation.Entity
                    @dev.singlet.annotation.LinkedKey(partition = "USER#{name}", sort = "USER")
                    public record User(String name) implements Shop {}
                    """,
                    1)),
            List.of(),
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                class Use {
                  Object get() {
                    return UserEntity.get("bob");
                  }
                }
                """))
        .isClean();
  }

  @Test
  void aTableMayBeWrittenByAnotherProcessor() {
    compile(
            List.of(
                new OtherProcessor(
                    "shop.Shop",
                    """
                    package shop;
                    @dev.singlet.annotation.Table(name = "ShopTable", entities = User.class)
                    public interface Shop {}
                    """,
                    1)),
            List.of(),
            Source.inShop(
                """
                @Entity(table = Shop.class)
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) {}
                """))
        .isClean();
  }

  @Test
  void aProjectionMayBeOfAnEntityThatAnotherProcessorWrites() {
    Compilation compilation =
        compile(
            List.of(
                new OtherProcessor(
                    "shop.User",
                    """
                    package shop;
                    @dev.singlet.annotation.Entity
                    @dev.singlet.annotation.LinkedKey(partition = "USER#{name}", sort = "USER")
                    public record User(String name, Address address) implements Shop {}
                    """,
                    1),
                new OtherProcessor("shop.Address", ADDRESS, 2)),
            List.of(),
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Projection(of = User.class)
                record UserAddress(Address address) {}
                """),
            Source.inShop(
                """
                class Use {
                  Object get() {
                    return UserEntity.get("bob").project(UserAddressProjection.type());
                  }
                }
                """));
    compilation.isClean();
    Assertions.assertThat(compilation.generated()).containsKey("shop.UserAddressProjection");
  }

  @Test
  void aProjectionOfALaterRoundThanItsTableIsDescribed(@TempDir Path directory) throws IOException {
    Build build = new Build(ToolProvider.getSystemJavaCompiler(), directory, "", List.of());
    String said =
        build.compileWith(
            List.of(
                new OtherProcessor(
                    "shop.Name",
                    """
                    package shop;
                    @dev.singlet.annotation.Projection(of = User.class)
                    record Name(String name) {}
                    """,
                    1)),
            Source.inShop(
                """
                @Table(name = "ShopTable")
                public sealed interface Shop permits User {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                public record User(String name) implements Shop {}
                """));

    Assertions.assertThat(said).isEmpty();
    Assertions.assertThat(build.descriptor()).contains("\"java\": \"shop.Name\"");
  }

  @Test
  void aMistakeInAProjectionOfALaterRoundIsReportedOnce() {
    Assertions.assertThat(
            compile(
                    List.of(new OtherProcessor("shop.Address", ADDRESS, 1)),
                    List.of(),
                    USER_WITH_ADDRESS,
                    Source.inShop("@Projection(of = Shop.User.class) record Part(int address) {}"))
                .found())
        .extracting(Found::text)
        .containsExactly(
            "[SGT0805] The component address of the projection Part is an int, but an Address in"
                + " User. Declare it as the entity does: Address.");
  }

  @Test
  void aMistakeInALaterRoundIsReportedOnce() {
    Assertions.assertThat(
            compile(
                    List.of(
                        new OtherProcessor(
                            "shop.Address", "package shop; public record Address(Thread c) {}", 1)),
                    List.of(),
                    USER_WITH_ADDRESS)
                .found())
        .singleElement()
        .extracting(Found::file, Found::line)
        .containsExactly("Address.java", 1L);
  }

  @Test
  void aTypeThatNeverComesIsForTheCompilerToReport() {
    Compilation compilation =
        compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Address address) implements Shop {}
            }
            """);
    Assertions.assertThat(compilation.found())
        .containsExactly(
            new Found(
                Kind.ERROR,
                "Shop.java",
                5,
                """
                cannot find symbol
                  symbol:   class Address
                  location: class shop.Shop.User"""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '!',
      value = {
        "6 | @Extras Map<String, Thing> rest | implements Shop",
        "8 | @Encrypt(with = Cipher.class) String secret | implements Shop",
        "6 | String name | implements Thing",
        "10 | String name | implements Between"
      })
  void whatWouldFollowFromItIsNotReported(long line, String component, String parents) {
    Compilation compilation =
        compile(
            """
            @Table(name = "ShopTable", entities = User.class)
            public interface Shop {}

            @Entity
            @LinkedKey(partition = "USER#{id}", sort = "USER")
            record User(String id, %s) %s {}

            class Cipher extends %s {}

            interface Between extends %s {}
            """
                .formatted(
                    component,
                    parents,
                    component.contains("Cipher") ? "Thing" : "Object",
                    parents.contains("Between") ? "Thing" : "Shop"));

    Assertions.assertThat(compilation.found())
        .singleElement()
        .satisfies(
            found -> {
              Assertions.assertThat(found.line()).isEqualTo(line);
              Assertions.assertThat(found.text())
                  .matches("(?s)cannot find symbol\\s+symbol: +class Thing.*");
            });
  }

  /** Writes one file in one round. */
  private static final class OtherProcessor extends AbstractProcessor {

    private final String name;
    private final String text;
    private int roundsLeft;

    OtherProcessor(String name, String text, int round) {
      this.name = name;
      this.text = text;
      this.roundsLeft = round;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (--roundsLeft == 0) {
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          writer.write(text);
        } catch (IOException impossible) {
          throw new UncheckedIOException(impossible);
        }
      }
      return false;
    }
  }
}
