package dev.singlet.processor.read.attribute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of components in the Javadoc of their record. */
class ComponentTextsTest {

  private static String title(String comment) {
    return ComponentTexts.ofComment(comment).of("title");
  }

  @Test
  void aTextGoesOnUntilTheNextTag() {
    String comment =
        """
         A note.

         @param title the title,
             at most\t255 characters

         @param <T> no type
         @param owner who has it
         @since 1
         @deprecated
        """;

    ComponentTexts texts = ComponentTexts.ofComment(comment);
    assertThat(texts.of("title")).isEqualTo("the title, at most 255 characters");
    assertThat(texts.of("owner")).isEqualTo("who has it");
    assertThat(texts.of("<T>")).isEmpty();
    assertThat(ComponentTexts.ofComment(comment.replace("\n", "\r\n"))).isEqualTo(texts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "@param",
        "@param title",
        "@param title\n@param owner x",
        "@param  \n@since 1",
        "@param titles x",
        "@parameter title x",
        "A note of @param title x",
        "{@code\n@param title x\n}",
        "@param title <p>",
        "@param title {@code open",
        "@param title {@code {open}",
        "@param title {@code}",
        "@param title {@",
        "@param title {@inheritDoc}",
        "@param title {@link}",
        "@param title {@link A {@inheritDoc}}",
        "@param title &unknown;",
        "@param title &#0;"
      })
  void thereIsNoText(String comment) {
    assertThat(title(comment)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {@link Name}                          | `Name`
          {@link #of(int, List<String>)}        | `of(int, List<String>)`
          a {@link Map.Entry#of(A, B) pair} b   | a pair b
          {@linkplain A the {@code x} & y}      | the `x` & y
          {@code <T> & {x} @y}                  | `<T> & {x} @y`
          {@code a`b}                           | a`b
          {@literal <}                          | <
          <p>a <b>bold</b> x<br/> y <!-- no --> | a bold x y
          List<String> a < b > c                | List<String> a < b > c
          a & b &amp; &lt; &#64; &rarr; &       | a & b & < @ → &
          {a} } { b                             | {a} } { b
          @home me@home @                       | @home me@home @
          """)
  void theTextIsPlain(String written, String plain) {
    assertThat(title("@param title " + written)).isEqualTo(plain);
    assertThat(title("@param title " + plain)).isEqualTo(plain);
  }

  @Test
  void oddCommentsAreNoReasonToFail() {
    Compilation compilation =
        Compilation.compile(
            Source.verbatim(
                """
                import dev.singlet.annotation.*;

                @Table(name = "ShopTable")
                public sealed interface Shop permits Note {}
                """),
            Source.verbatim(
                """
                import dev.singlet.annotation.*;

                /**
                 * @param owner C:\\\\users and *&#47; as \\u0061 text
                 * @param title
                 * @param other {@code
                 */
                @Entity
                @LinkedKey(partition = "N#{owner}", sort = "N")
                public record Note(String owner, String title) implements Shop {}
                """));

    compilation.isClean();
    assertThat(compilation.generated().get("NoteEntity"))
        .contains(
            "@param owner C:\\&#92;users and *&#47; as a text",
            "with {@code title} set}\n     * @param title the value\n");
  }
}
