package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Guestbook.Greeting;
import dev.singlet.it.docs.model.GuestbookGreetingEntity;
import dev.singlet.it.docs.model.GuestbookTable;
import dev.singlet.testing.LocalTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The snippets of the page on hooks. */
class HooksTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GuestbookTable.SCHEMA);

  @Test
  void aHookCleansTexts() {
    TableClient guests = table.client();

    guests.execute(GuestbookGreetingEntity.put(new Greeting("Kim", " Lovely! ")));
    Optional<Greeting> kim = guests.execute(GuestbookGreetingEntity.get("Kim"));

    assertThat(kim).contains(new Greeting("Kim", "Lovely!"));
    assertThatThrownBy(
            () -> guests.execute(GuestbookGreetingEntity.put(new Greeting("Eve", "http://x.org"))))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("No links, please.");
  }
}
