package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.keys.model.Escaped.Link;
import dev.singlet.it.keys.model.Escaped.Page;
import dev.singlet.it.keys.model.EscapedLinkEntity;
import dev.singlet.it.keys.model.EscapedPageEntity;
import dev.singlet.it.keys.model.EscapedTable;
import dev.singlet.testing.LocalTable;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a refused value's message proposes works. */
class EscapedKeysTest {

  private static final URI ADDRESS = URI.create("https://singlet.example/docs#keys");

  @RegisterExtension final LocalTable table = LocalTable.of(EscapedTable.SCHEMA);

  @Test
  void anAddressWithTheDelimiterIsRefused() {
    assertThatExceptionOfType(InvalidKeyException.class)
        .isThrownBy(() -> table.client().execute(EscapedLinkEntity.put(new Link(ADDRESS, "Keys"))))
        .withMessage(
            "[SGR0102] Link, key PK: address \"https://singlet.example/docs#keys\" contains"
                + " the delimiter '#'. Refuse such values, or use a @Computed text of address in"
                + " the key, which can be escaped.");
  }

  @Test
  void theComputedTextOfOneIsEscaped() {
    Page page = new Page(ADDRESS, "Keys");
    table.client().execute(EscapedPageEntity.put(page));

    assertThat(table.client().execute(EscapedPageEntity.get(ADDRESS.toString()))).contains(page);
  }
}
