package dev.singlet.tools.analysis.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.analysis.Model;
import org.junit.jupiter.api.Test;

/** The legend of formats in keys. */
class KeyFormatTest {

  @Test
  void onlyFormatsThatOccurAreExplained() {
    Model model = new Model().index("GSI1");
    model
        .entity("Issue", "ISSUE#{repo:lower}", "{number:pad(8)}")
        .key("GSI1", "newest", "ISSUE#{repo}", "{number:reverse(8)}");

    assertThat(KeyFormat.of(model.table()))
        .containsExactly(
            new KeyFormat("pad(8)", "filled with zeros to 8 digits"),
            new KeyFormat(
                "reverse(8)", "99,999,999 minus the number, so that the largest comes first"));
  }
}
