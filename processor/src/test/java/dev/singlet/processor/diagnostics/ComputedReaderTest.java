package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** {@code @Computed} methods. */
class ComputedReaderTest {

  @Test
  void aComputedMethodCanBeCalledWithoutARecord() {
    user("String initial(String name)", "USER#{initial}")
        .reports(
            error(
                "[SGT0309] The @Computed method initial must be static, because it is called"
                    + " before there is a record. Write it as static String initial(String"
                    + " name), with the components that it uses as parameters."));
  }

  @Test
  void aParameterHasTheTypeOfItsComponent() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{initial}", sort = "USER")
              record User(String id, int n) implements Shop {
                @Computed
                static String initial(
                    String n) { // !
                  return n;
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The parameter String n of the @Computed method initial must have the"
                    + " name and the type of a component. Did you mean \"int n\"? There are"
                    + " String id, int n."));
  }

  @Test
  void itHasNoTypeParameters() {
    user("static <T> String initial(String name)", "USER#{initial}")
        .reports(error("[SGT0309] The @Computed method initial has type parameters. Remove them."));
  }

  @Test
  void itThrowsNoCheckedException() {
    user("static String initial(String name) throws java.io.IOException", "USER#{initial}")
        .reports(
            error(
                "[SGT0309] The @Computed method initial throws IOException, which generated code"
                    + " doesn't catch. Remove the throws clause."));
  }

  @Test
  void itHasANameOfItsOwn() {
    user("static String name(int age)", "USER#{name}")
        .reports(
            error(
                "[SGT0309] The @Computed method name has the name of a component or of another"
                    + " @Computed method. Give it another name."));
  }

  @Test
  void itsParametersAreComponents() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{initial}", sort = "USER")
              record User(String name, List<String> tags) implements Shop {
                @Computed
                static String initial(
                    String nmae, // !
                    List<String> tags) {
                  return nmae;
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The parameter String nmae of the @Computed method initial must have"
                    + " the name and the type of a component. Did you mean \"String name\"?"
                    + " There are String name, List<String> tags."));
  }

  @Test
  void itsParametersHaveTheTypesOfTheComponents() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "{decade}")
              record User(String name, @Nullable Integer age) implements Shop {
                @Computed
                static String decade(
                    int age) { // !
                  return "0";
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The parameter int age of the @Computed method decade must have the"
                    + " name and the type of a component. Did you mean \"Integer age\"? There"
                    + " are String name, Integer age."));
  }

  @Test
  void theNameOfAParameterTellsTheComponentBeforeItsType() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "{decade}")
              record User(String id, int n) implements Shop {
                @Computed
                static String decade(
                    String nn) { // !
                  return nn;
                }
              }
            """)
        .reports(
            error(
                "[SGT0309] The parameter String nn of the @Computed method decade must have the name"
                    + " and the type of a component. Did you mean \"int n\"? There are String id,"
                    + " int n."));
  }

  @Test
  void itGivesWhatCanBeStored() {
    user("static void initial(String name)", "USER#{initial}")
        .reports(error("[SGT0301] The type void can't be stored. " + TypeReaderTest.SUPPORTED));
  }

  @Test
  void itMayStandInKeysAndConditionsAndBeStored() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{initial}", sort = "{name}")
              @LinkedKey(index = "GSI1", when = "adult", partition = "ADULT#{initial}", sort = "{age:pad(3)}")
              record User(String name, int age) implements Shop {
                @Computed(stored = true)
                static String initial(String name) {
                  return name.substring(0, 1);
                }
                @Computed
                static boolean adult(int age) throws IllegalArgumentException {
                  return age > 17;
                }
              }
            """)
        .isClean();
  }

  private static dev.singlet.processor.fixture.Compilation user(String method, String partition) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "%s", sort = "USER")
          record User(String name, int age) implements Shop {
            @Computed
            %s { // !
              throw new IllegalStateException();
            }
          }
        """
            .formatted(partition, method));
  }
}
