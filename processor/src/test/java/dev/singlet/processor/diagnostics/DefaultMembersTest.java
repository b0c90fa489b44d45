package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fields and methods that {@code @Default} names. */
class DefaultMembersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@Default                                  | nothing",
        "@Default(value = \"\", constant = \"C\")  | value and constant",
        "@Default(constant = \"C\", method = \"m\") | constant and method"
      })
  void aDefaultIsOneOfThree(String annotation, String said) {
    rejects(
        annotation,
        "String",
        "The @Default of other has %s. Write one of @Default(\"...\"), @Default(constant = \"...\") and"
                .formatted(said)
            + " @Default(method = \"...\").");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TXT    | User has no static final field \"TXT\". Did you mean \"TEXT\"? There are TEXT,"
            + " HIDDEN, SHORT.",
        "other  | User has no static final field \"other\". There are TEXT, HIDDEN, SHORT.",
        "open   | User has no static final field \"open\". There are TEXT, HIDDEN, SHORT.",
        "Us.TEXT | There is no type Us. Write it with its package, or put the constant into User.",
        "HIDDEN | The field User.HIDDEN can't be used by generated code. Make it public, since"
            + " code in other packages reads a User too.",
        "shop.Shop.User.HIDDEN | The field User.HIDDEN can't be used by generated code. Make it"
            + " public, since code in other packages reads a User too.",
        "Integer.MAX_VALUE | The field Integer.MAX_VALUE is an int, but other is a String. Give"
            + " both the same type.",
        "SHORT | The default \"x\" violates @Size(min = 2), so no put could use it. Change one of"
            + " them."
      })
  void aConstantIsAStaticFinalFieldOfTheComponentsType(String constant, String problem) {
    rejects("@Size(min = 2) @Default(constant = \"" + constant + "\")", "String", problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "txt    | User has no static method \"txt\". Did you mean \"text\"? There are text, hidden,"
            + " twice, checked, generic, number, of, self.",
        "bound  | User has no static method \"bound\". There are text, hidden, twice, checked,"
            + " generic, number, of, self.",
        "twice  | User has 2 static methods \"twice\". Give the one for the default another name.",
        "hidden | The method User.hidden can't be used by generated code. Make it public, since"
            + " code in other packages reads a User too.",
        "checked | The @Default method checked throws Exception, which generated code doesn't"
            + " catch. Remove the throws clause.",
        "generic | The @Default method generic has type parameters. Remove them.",
        "number | The method User.number is an int, but other is a String. Give both the same"
            + " type.",
        "of     | The parameter int name of the @Default method of must have the name and the"
            + " type of a component. Did you mean \"String name\"? There are String name, Instant"
            + " createdAt.",
        "self   | The parameter String other of the @Default method self must have the name and"
            + " the type of a component. There are String name, Instant createdAt."
      })
  void aMethodIsStaticAndTakesComponents(String method, String problem) {
    rejects("@Default(method = \"" + method + "\")", "String", problem);
  }

  @Test
  void whatAPutFillsInIsNotThereToMakeADefaultOf() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @CreatedAt Instant createdAt,
          @Default(method = "until") Instant until) // !
          implements Shop {
        public static Instant until(Instant createdAt) { return createdAt.plusSeconds(60); }
      }
    """)
        .reports(
            error(
                "[SGT0304] The default of until is made of createdAt, which only a put fills in."
                    + " Make it of other components."));
  }

  @Test
  void twoDefaultsAreNotMadeOfEachOther() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default(method = "first") String first, // !
          @Default(method = "last") String last)
          implements Shop {
        public static String first(String last) { return last; }
        public static String last(String first) { return first; }
      }
    """)
        .reports(
            error(
                "[SGT0304] The default of first is made of last, and that of first. Make one of"
                    + " them of something else."));
  }

  @Test
  void aProjectionHasWhatItsDefaultsAreMadeOf() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, String mail, @Default(method = "nick") String nick)
          implements Shop {
        public static String nick(String mail) { return mail; }
      }
      @Projection(of = User.class)
      record Nick(
          String nick) {} // !
    """)
        .reports(
            error(
                "[SGT0304] The default of nick is made of mail, which the projection Nick lacks."
                    + " Add it as a component."));
  }

  @Test
  void constantsOfOtherTypesAreFoundByShortNames() {
    compile(
            List.of(),
            List.of(),
            Source.inShop(
                """
                @Table(name = "ShopTable")
                sealed interface Shop {
                  int MAX = 5;
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  record User(
                      String name,
                      @Default(constant = "Shop.MAX") int max,
                      @Default(constant = "Defaults.ROLE") String role,
                      @Default(constant = "Inner.TAGS") List<String> tags,
                      @Default(constant = "java.math.RoundingMode.HALF_UP") RoundingMode rounding,
                      @Default(constant = "Integer.MAX_VALUE") long wide,
                      @Default(method = "values") List<String> values)
                      implements Shop {
                    static class Inner { static final List<String> TAGS = List.of("a"); }
                    static List<String> values(int max, String role) { return List.of(role); }
                  }
                }
                """),
            Source.inShop("final class Defaults { static final String ROLE = \"user\"; }"))
        .isClean();
  }

  @Test
  void theMethodToWriteIsShownIfThereIsNone() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @Default(method = "make") List<String> tags) // !
          implements Shop {}
    """)
        .reports(
            error(
                "[SGT0304] User has no static method \"make\". Write it: public static"
                    + " List<String> make()."));
  }

  private static void rejects(String annotation, String type, String problem) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(
          String name,
          @CreatedAt Instant createdAt,
          %s %s other) // !
          implements Shop {
        public static final String TEXT = "some";
        static final String HIDDEN = "some";
        public static final String SHORT = "x";
        public static String open = "some";
        public static String text() { return ""; }
        static String hidden() { return ""; }
        public static String twice() { return ""; }
        public static String twice(String name) { return ""; }
        public static String checked() throws Exception { return ""; }
        public static <X> String generic() { return ""; }
        public static int number() { return 1; }
        public static String of(int name) { return ""; }
        public static String self(String other) { return ""; }
        public String bound() { return ""; }
      }
    """
            .formatted(annotation, type))
        .reports(error("[SGT0304] " + problem));
  }
}
