package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** Members that an annotation doesn't have: javac reports them, and nothing is said of the rest. */
class UnknownMembersTest {

  private static final String USE =
      """
        class Use {
          Object use() { return ShopUserEntity.get("bob"); }
          ShopUserEntity.Builder builder = ShopUserEntity.builder().name("bob");
        }
      """;

  @Test
  void aLinkedKeyWithNothingButAText() {
    says(
        shop(
            """
              @Entity
              @LinkedKey("USER#{name}")
              record User(String name) implements Shop {}
            """
                + USE),
        5,
        "value",
        "dev.singlet.annotation.LinkedKey");
  }

  @Test
  void aHalfOfALinkedKey() {
    says(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", srot = "USER")
              record User(String name) implements Shop {}
            """
                + USE),
        5,
        "srot",
        "dev.singlet.annotation.LinkedKey");
  }

  @Test
  void theIndexOfALinkedKey() {
    says(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(name = "byMail", idnex = "GSI1", partition = "{mail}", sort = "USER")
              record User(String name, String mail) implements Shop {}
            """
                + USE),
        6,
        "idnex",
        "dev.singlet.annotation.LinkedKey");
  }

  @Test
  void theTableOfAnEntity() {
    says(
        compile(
            """
            @Table(name = "ShopTable", entities = User.class)
            interface Shop {}
            @Entity(tables = Shop.class)
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            record User(String name) {}
            """),
        3,
        "tables",
        "dev.singlet.annotation.Entity");
  }

  @Test
  void aConstraintOfAComponent() {
    says(
        shop(
            """
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, @Size(length = 3) int age) implements Shop {}
            """
                + USE),
        6,
        "length",
        "jakarta.validation.constraints.Size");
  }

  @Test
  void otherMistakesOfTheEntityAreReportedBesides() {
    Compilation compilation =
        shop(
            """
              @Entity
              @LinkedKeys({
                @LinkedKey("USER#{name}"),
                @LinkedKey(index = "GSI1", partition = "{mial}", sort = "USER")
              })
              record User(String name, String mail, Object any) implements Shop {}
            """);

    assertThat(compilation.found())
        .extracting(Found::line, each -> each.text().substring(0, 11))
        .containsExactlyInAnyOrder(
            tuple(6L, "cannot find"), tuple(7L, "[SGT0404] @"), tuple(9L, "[SGT0301] T"));
  }

  private static void says(Compilation compilation, int line, String member, String annotation) {
    assertThat(compilation.found())
        .containsExactly(
            new Found(
                Diagnostic.Kind.ERROR,
                "Shop.java",
                line,
                "cannot find symbol\n  symbol:   method %s()\n  location: @interface %s"
                    .formatted(member, annotation)));
  }
}
