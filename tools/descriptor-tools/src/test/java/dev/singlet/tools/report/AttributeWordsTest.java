package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.tools.analysis.Model;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The words for the value of an attribute that nobody gives. */
class AttributeWordsTest {

  private static String presence(@Nullable DefaultDescriptor initial) {
    return presence(initial, List.of());
  }

  private static String presence(@Nullable DefaultDescriptor initial, List<String> embeddingOf) {
    return AttributeWords.presence(
        new AttributeDescriptor(
            "currency",
            "currency",
            "",
            Model.text(),
            "",
            true,
            false,
            initial,
            null,
            null,
            false,
            false,
            false,
            false,
            List.of(),
            List.of(),
            "",
            embeddingOf,
            List.of()));
  }

  private static DefaultDescriptor initial(
      DefaultDescriptor.Kind kind, String text, boolean isOnlyForOlderItems) {
    return new DefaultDescriptor(kind, text, List.of(), isOnlyForOlderItems);
  }

  @Test
  void aDefaultIsForNewItemsOrOnlyForOlderOnes() {
    assertThat(presence(null)).isEqualTo("required");
    assertThat(presence(initial(DefaultDescriptor.Kind.VALUE, "EUR", false)))
        .isEqualTo("default EUR");
    assertThat(presence(initial(DefaultDescriptor.Kind.VALUE, "EUR", true)))
        .isEqualTo("required; default of older items EUR");
    assertThat(presence(initial(DefaultDescriptor.Kind.METHOD, "Fee.of", true)))
        .isEqualTo("required; default of older items Fee.of()");
  }

  @Test
  void aVectorIsMadeOfComponents() {
    assertThat(presence(null, List.of("title", "text.body")))
        .isEqualTo("embedding of title, text.body");
  }
}
