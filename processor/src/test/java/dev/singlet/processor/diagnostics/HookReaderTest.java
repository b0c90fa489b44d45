package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Hooks of a table. */
class HookReaderTest {

  private static Compilation hook(String declaration) {
    return compile(
        """
        @Table(
            name = "Shop",
            hooks = Seeing.class) // !
        sealed interface Shop permits User {}

        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        record User(String name) implements Shop {}

        %s
        """
            .formatted(declaration));
  }

  @Test
  void aHookSaysWhatItSees() {
    hook("final class Seeing implements ItemHook<java.util.List<User>> {}")
        .reports(
            error(
                "[SGT0209] The hook Seeing doesn't tell whose records it sees. Let it implement"
                    + " ItemHook with an entity, or with an interface above entities."));
  }

  @Test
  void generatedCodeMakesIt() {
    hook("abstract class Seeing implements ItemHook<User> {}")
        .reports(
            error(
                "[SGT0209] The hook Seeing can't be made by generated code. Declare it as a class,"
                    + " static if it is within another."));
    hook("final class Seeing implements ItemHook<User> { Seeing(int limit) {} }")
        .reports(
            error(
                "[SGT0209] The hook Seeing has no constructor without parameters that is not"
                    + " private. Add one."));
  }

  @Test
  void aHookIsNamedOnce() {
    compile(
            """
            @Table(
                name = "Shop",
                hooks = {
                  Seeing.class,
                  Seeing.class // !
                })
            sealed interface Shop permits User {}

            @Entity
            @LinkedKey(partition = "USER#{name}", sort = "USER")
            record User(String name) implements Shop {}

            final class Seeing implements ItemHook<User> {}
            """)
        .reports(error("[SGT0209] The hook Seeing is there twice. Name it once."));
  }
}
