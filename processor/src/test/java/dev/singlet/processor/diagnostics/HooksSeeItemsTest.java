package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Hooks whose records are of no entity. */
class HooksSeeItemsTest {

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
  void aHookSeesAnEntityOrWhatIsAbove() {
    hook("final class Seeing implements ItemHook<User> {}").isClean();
    hook("final class Seeing implements ItemHook<Shop> {}").isClean();
    hook("final class Seeing implements ItemHook<Object> {}").isClean();
  }

  @Test
  void aHookOfNoEntityIsRefused() {
    hook("final class Seeing implements ItemHook<String> {}")
        .reports(
            error(
                "[SGT0209] The hook Seeing sees records of String, which is not an entity of"
                    + " Shop, nor above one. Let it implement ItemHook<Shop>, or remove"
                    + " it."));
  }
}
