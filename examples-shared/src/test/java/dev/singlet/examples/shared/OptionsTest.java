package dev.singlet.examples.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

  @Test
  void withoutOptionsItIsTheBuiltInSetInAnEmbeddedDynamoDb() throws Exception {
    assertThat(Options.parse("Declared")).isEqualTo(new Options(null, "Declared", null, false));
  }

  @Test
  void allOptions() throws Exception {
    assertThat(
            Options.parse(
                "Declared",
                "--endpoint",
                "http://localhost:8000",
                "--table",
                "My.Table",
                "--data",
                "a.json"))
        .isEqualTo(
            new Options(URI.create("http://localhost:8000"), "My.Table", Path.of("a.json"), false));
  }

  @Test
  void valuesCanFollowAnEqualsSign() throws Exception {
    assertThat(Options.parse("Declared", "--table=My-Table", "--data=a=b.json"))
        .isEqualTo(new Options(null, "My-Table", Path.of("a=b.json"), false));
  }

  @Test
  void helpIsAskedForInTwoWays() throws Exception {
    assertThat(Options.parse("Declared", "--help").help()).isTrue();
    assertThat(Options.parse("Declared", "-h").help()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --verbose              | There is no option --verbose.
          table                  | There is no option table.
          --help=yes             | There is no option yes.
          --table                | The option --table needs a value.
          --table --help         | The option --table needs a value.
          --data=                | The option --data needs a value.
          --endpoint localhost   | The endpoint "localhost" is not a URL like http://localhost:8000.
          --endpoint ftp://host  | The endpoint "ftp://host" is not a URL like http://localhost:8000.
          --endpoint http://     | The endpoint "http://" is not a URL like http://localhost:8000.
          --table ab             | The table name "ab" is not 3 to 255 characters out of letters, digits, "_", "-" and ".".
          --table a/b/c          | The table name "a/b/c" is not 3 to 255 characters out of letters, digits, "_", "-" and ".".
          """)
  void aWrongOptionIsNamed(String options, String message) {
    assertThatThrownBy(() -> Options.parse("Declared", options.split(" ")))
        .isInstanceOf(UsageException.class)
        .hasMessage(message);
  }
}
