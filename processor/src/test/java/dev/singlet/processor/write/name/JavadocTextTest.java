package dev.singlet.processor.write.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plain text in generated Javadoc. */
class JavadocTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the `x` & y              | the {@code x} &amp; y
          `<T> & {x} @y` `b`       | {@code <T> & {x} @y} {@code b}
          List<String> a < b       | List&lt;String&gt; a &lt; b
          {a} } {                  | &#123;a&#125; &#125; &#123;
          @home me@home @          | &#64;home me@home &#64;
          a ` b                    | a ` b
          a `` b                   | a `` b
          `{` x                    | `&#123;` x
          """)
  void codeIsATagAndTheRestIsEscaped(String plain, String javadoc) {
    assertThat(JavadocText.of(plain)).isEqualTo(javadoc);
  }
}
