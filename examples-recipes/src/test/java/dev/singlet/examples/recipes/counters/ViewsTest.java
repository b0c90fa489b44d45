package dev.singlet.examples.recipes.counters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ViewsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(CountersTable.SCHEMA);

  @Test
  void viewsAtTheSameTimeAreAllCounted() {
    Race.run(40, view -> views(view).count("home"));

    assertThat(views(0).count("home")).isEqualTo(41);
  }

  @Test
  void theSumOfTheItemsIsTheNumberOfViews() {
    Race.run(40, view -> views(view).countSpread("home"));
    views(1).countSpread("other");

    assertThat(views(0).total("home")).isEqualTo(40);
    assertThat(table.client().execute(ViewCountEntity.byPage("home")).items())
        .hasSizeBetween(2, 10);
  }

  @Test
  void aPageThatNobodySawHasNoViews() {
    assertThat(views(0).total("home")).isZero();
  }

  private Views views(long seed) {
    return new Views(table.client(), new Random(seed));
  }
}
