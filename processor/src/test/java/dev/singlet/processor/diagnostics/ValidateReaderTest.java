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
        "boolean isFine(int age) | must be static, because it is called before there is a record."
            + " Write it as static boolean isFine(int age), with the components that it uses as"
            + " parameters.",
        "private static boolean isFine(int age) | must not be private, because generated code"
            + " calls it. Remove the private.",
        "static <T> boolean isFine(int age) | has type parameters. Remove them.",
        "static boolean isFine(int age) throws java.io.IOException | throws IOException, which"
            + " generated code doesn't catch. Remove the throws clause.",
        "static boolean isFine() | has no parameters, so it checks nothing. Let it take the"
            + " components that it checks.",
        "static int isFine(int age) | must return a boolean that is true if the values"
            + " are valid, or the errors: a @Nullable String, or a List or Stream of Strings.",
        "static List<Integer> isFine(int age) | must return a boolean that is true if the"
            + " values are valid, or the errors: a @Nullable String, or a List or"
            + " Stream of Strings."
      })
  void generatedCodeCanCallIt(String method, String problem) {
    user("", method).reports(error("[SGT0320] The @Validate method isFine " + problem));
  }

  @Test
  void aMessageIsForABoolean() {
    user("(message = \"is not\")", "static String isFine(int age)")
        .reports(
            error(
                "[SGT0320] The @Validate method isFine returns the errors, so the message"
                    + " of @Validate would never be shown. Remove the message, or return a boolean."));
  }

  @Test
  void itsParametersAreComponents() {
    user("", "static boolean isFine(long age)")
        .reports(
            error(
                "[SGT0320] The parameter long age of the @Validate method isFine must have the"
                    + " name and the type of a component. Did you mean \"int age\"? There are"
                    + " String name, int age."));
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
                "[SGT0320] The @Validate method isFine has the name of another @Validate method."
                    + " Give it another name."));
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
