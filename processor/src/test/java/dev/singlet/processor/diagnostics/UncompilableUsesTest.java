package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A use that would leave a key stale or truncated, or compare values that can't be compared, does
 * not compile: generated code has no such method, or takes no such attribute. The files hold each
 * expression with all that javac says of it.
 */
class UncompilableUsesTest {

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(name = "ShopTable", indexes = @Index("GSI1"))
          public sealed interface Shop permits Task, User, Memo {}
          """);

  private static final Source TASK =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "TASK#{owner}", sort = "TASK#{number:pad(8)}")
          @LinkedKey(
              name = "byTeam",
              index = "GSI1",
              partition = "TEAM#{team}",
              sort = "CITY#{city}#{rank:pad(3)}")
          public record Task(
              String owner,
              long number,
              String team,
              @Nullable String city,
              int rank,
              String title,
              @Nullable String note,
              int votes,
              Set<String> labels,
              List<String> lines,
              Instant due,
              @CreatedAt Instant createdAt,
              @UpdatedAt Instant updatedAt)
              implements Shop {}
          """);

  private static final Source USER =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          public record User(String name, @Nullable String note) implements Shop {}
          """);

  private static final Source MEMO =
      Source.inShop(
          """
          @Entity
          @LinkedKey(partition = "MEMO#{id}", sort = "MEMO")
          public record Memo(
              String id,
              @Compress String body,
              @Compress Set<String> words,
              @Encrypt(with = Memo.Keys.class) long code,
              @Encrypt(with = Memo.Keys.class) long otherCode,
              Cover cover,
              Map<String, Cover> covers)
              implements Shop {
            public record Cover(@Compress String picture, String title) {}
            public static class Keys implements dev.singlet.crypto.AttributeCipher {
              public byte[] encrypt(byte[] plain, dev.singlet.crypto.CipherContext context) {
                return plain;
              }
              public byte[] decrypt(byte[] sealed, dev.singlet.crypto.CipherContext context) {
                return sealed;
              }
            }
          }
          """);

  /** How some compilers write a parameter's type, and others leave it out. */
  private static final String ANNOTATION = "@org.jspecify.annotations.Nullable ";

  /** An expression and what javac says of it. */
  private record Case(String expression, String message) {
    Case withoutAnnotations() {
      return new Case(expression, message.replace(ANNOTATION, ""));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"updates", "conditions", "opaque"})
  void doNotCompile(String file) throws IOException {
    List<Case> cases = cases(file);
    StringBuilder uses = new StringBuilder();
    cases.forEach(each -> uses.append("    ").append(each.expression()).append(",\n"));

    Compilation compilation = compile(uses.toString());

    List<Case> found = new ArrayList<>();
    for (Found error : compilation.found()) {
      // A note tells how to get longer messages.
      if (error.kind() != Diagnostic.Kind.NOTE) {
        int index = Math.toIntExact(error.line()) - LINES_BEFORE - 1;
        found.add(new Case(cases.get(index).expression(), error.text()));
      }
    }
    boolean isAnnotated = found.stream().anyMatch(each -> each.message().contains(ANNOTATION));
    assertThat(found)
        .isEqualTo(isAnnotated ? cases : cases.stream().map(Case::withoutAnnotations).toList());
  }

  @Test
  void theirRightCounterpartsCompile() {
    compile(
            """
                update.team("t", "c", 1),
                update.teamAndCityAndRank("t", null, 1).set(TITLE, "x"),
                update.removeCity(),
                update.remove(NOTE),
                update.removeLabels(),
                update.increment(VOTES, 1),
                update.incrementVotes(1),
                update.setIfAbsent(TITLE, "x"),
                update.copy(TITLE, CITY),
                update.append(LINES, List.of("x")),
                update.when(TITLE.eqAttribute(NOTE).and(RANK.ltAttribute(VOTES)).or(TEAM.in("a", "b"))),
                client.execute(update),
                TaskEntity.byTeam("t").filter(NOTE.exists()),
                MemoEntity.BODY.exists().and(MemoEntity.CODE.notExists()),
                MemoEntity.COVER.PICTURE.exists().and(MemoEntity.COVER.TITLE.eq("x")),
            """)
        .isClean();
  }

  /** The lines of {@link #compile} before the expressions. */
  private static final int LINES_BEFORE = 4;

  private static Compilation compile(String expressions) {
    return Compilation.compile(
        SHOP,
        TASK,
        USER,
        MEMO,
        Source.inShop(
            """
            import static shop.TaskEntity.*;
            class Use {
              TaskEntity.Update update = TaskEntity.update("o", 1);
              Object[] uses(dev.singlet.TableClient client) { return new Object[] {
            %s  }; }
            }
            """
                .formatted(expressions)));
  }

  private static List<Case> cases(String file) throws IOException {
    String text;
    try (InputStream in =
        UncompilableUsesTest.class.getResourceAsStream("/uncompilable/" + file + ".txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    return Arrays.stream(text.substring("> ".length()).split("\n\n> "))
        .map(each -> each.split("\n", 2))
        .map(parts -> new Case(parts[0], parts[1].stripTrailing()))
        .toList();
  }
}
