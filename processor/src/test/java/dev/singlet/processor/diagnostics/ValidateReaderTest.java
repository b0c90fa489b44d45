package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @Validate} methods. */
class ValidateReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boolean isFine(int age) | must be static, since it is called before there is a record. Write"
            + " it as static boolean isFine(int age), with the components that it uses as"
            + " parameters.",
        "private static boolean isFine(int age) | must not be private, since generated code calls it."
            + " Take the private away.",
        "static <T> boolean isFine(int age) | has type parameters. Take them away.",
        "static boolean isFine(int age) throws java.io.IOException | throws IOException, which nothing"
            + " could catch. Take the throws clause away.",
        "static boolean isFine() | takes nothing, so that it checks nothing. Let it take components.",
        "static int isFine(int age) | must give a boolean, whether all is right; or what is wrong: a"
            + " @Nullable String, or a List or Stream of them.",
        "static List<Integer> isFine(int age) | must give a boolean, whether all is right; or what is"
            + " wrong: a @Nullable String, or a List or Stream of them."
      })
  void generatedCodeCanCallIt(String method, String problem) {
    user("", method).reports(error("[SGT0320] The @Validate method isFine " + problem));
  }

  @Test
  void aMessageIsForABoolean() {
    user("(message = \"is not\")", "static String isFine(int age)")
        .reports(
            error(
                "[SGT0320] The @Validate method isFine says itself what is wrong, so that nothing"
                    + " would show the message of @Validate. Take it away, or give a boolean."));
  }

  @Test
  void itsParametersAreComponents() {
    user("", "static boolean isFine(long age)")
        .reports(
            error(
                "[SGT0320] The parameter long age of the @Validate method isFine is no component of"
                    + " that name and type. Did you mean \"int age\"? There are String name, int age."));
  }

  @Test
  void itsNameIsItsOwn() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, int age) implements Shop {
                @Validate static boolean isFine(int age) { return true; }
                @Validate static boolean isFine(String name) { return true; } // !
              }
            """)
        .reports(
            error(
                "[SGT0320] The @Validate method isFine has the name of another @Validate method. Give"
                    + " it its own."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static boolean isFine(int age)",
        "static @Nullable String isFine(int age, String name)",
        "static List<String> isFine(int age)",
        "static java.util.stream.Stream<String> isFine(int age)"
      })
  void whatSaysWhatIsWrongCompiles(String method) {
    user("", method).isClean();
  }

  private static Compilation user(String arguments, String method) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, int age) implements Shop {
            @Validate%s
            %s { // !
              throw new IllegalStateException();
            }
          }
        """
            .formatted(arguments, method));
  }
}
